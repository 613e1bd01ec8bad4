import type { Product } from './payment.ts';

/** What is known of the seat of an order for a course. Times are ISO 8601. */
export interface OrderSeat {
  /** When the order got its seat. */
  takenAt?: string | undefined;
  /** When the order found no seat left. It stays if a seat becomes free later. */
  lostAt?: string | undefined;
  /** When the owner noted that something else was agreed with the buyer. */
  arrangedAt?: string | undefined;
}

/**
 * The seat of a paid order: `confirming` until it's decided, `none` if the last seat was taken during the payment, `arranged`
 * once the owner has agreed something else, and `given_up` after a refund in full, even if a bank returns the refund.
 */
export const seatStates = ['confirming', 'held', 'none', 'arranged', 'given_up'] as const;
export type SeatState = (typeof seatStates)[number];

/** What a buyer without a seat reads, word for word. */
export const seatTakenText =
  "This seat was taken while you were paying. You'll get all of your money back unless you choose another batch.";

/** The part of an order that decides its seat. */
export interface Seated {
  product?: Product | undefined;
  paidBy?: string | undefined;
  wasRefundedInFull?: boolean | undefined;
  seat?: OrderSeat | undefined;
}

/** The state of an order's seat; undefined if the order isn't paid or isn't for a course. */
export function seatStateOf({ product, paidBy, wasRefundedInFull, seat }: Seated): SeatState | undefined {
  if (product?.kind !== 'course' || !paidBy) return undefined;
  if (wasRefundedInFull) return 'given_up';
  if (seat?.arrangedAt) return 'arranged';
  if (seat?.takenAt) return 'held';
  return seat?.lostAt ? 'none' : 'confirming';
}

/** Whether a paid order takes a seat if one is left. What a refund or an agreement has given up never comes back. */
export const wantsSeat = ({ wasRefundedInFull, seat }: Seated): boolean =>
  !wasRefundedInFull && !seat?.arrangedAt;

/** An order for which something else was agreed with its buyer; the same order unless it has no seat. */
export const withArrangement = <O extends Seated>(order: O, at: string): O =>
  seatStateOf(order) === 'none' ? { ...order, seat: { ...order.seat, arrangedAt: at } } : order;

/** An order after its seat was decided at a time (ISO 8601); the same order if that is known. */
export function withSeat<O extends Seated>(order: O, decision: 'held' | 'none', at: string): O {
  const time = decision === 'held' ? 'takenAt' : 'lostAt';
  if (order.seat?.[time] || order.seat?.takenAt) return order;
  return { ...order, seat: { ...order.seat, [time]: at } };
}
