import type { Product } from './payment.ts';

/** Times are ISO 8601. */
export interface OrderSeat {
  takenAt?: string | undefined;
  /** Stays even if a seat becomes free later. */
  lostAt?: string | undefined;
  /** When the owner recorded another arrangement with the buyer. */
  arrangedAt?: string | undefined;
}

/**
 * `confirming` until it's decided, `none` if the last seat was taken during the payment, `arranged` after another
 * arrangement, `given_up` after a full refund, even if a bank returns it.
 */
export const seatStates = ['confirming', 'held', 'none', 'arranged', 'given_up'] as const;
export type SeatState = (typeof seatStates)[number];

/** What a buyer without a seat reads, word for word. */
export const seatTakenText =
  "This seat was taken while you were paying. You'll get all of your money back unless you choose another batch.";

export interface Seated {
  product?: Product | undefined;
  paidBy?: string | undefined;
  wasRefundedInFull?: boolean | undefined;
  seat?: OrderSeat | undefined;
}

/** Undefined if the order isn't paid or isn't for a course. */
export function seatStateOf({ product, paidBy, wasRefundedInFull, seat }: Seated): SeatState | undefined {
  if (product?.kind !== 'course' || !paidBy) return undefined;
  if (wasRefundedInFull) return 'given_up';
  if (seat?.arrangedAt) return 'arranged';
  if (seat?.takenAt) return 'held';
  return seat?.lostAt ? 'none' : 'confirming';
}

/** True if a paid order takes a seat when one is left. A full refund or another arrangement gives it up for good. */
export const wantsSeat = ({ wasRefundedInFull, seat }: Seated): boolean =>
  !wasRefundedInFull && !seat?.arrangedAt;

/** Unchanged unless the order has no seat. */
export const withArrangement = <O extends Seated>(order: O, at: string): O =>
  seatStateOf(order) === 'none' ? { ...order, seat: { ...order.seat, arrangedAt: at } } : order;

/** `at` is ISO 8601. Unchanged if already decided. */
export function withSeat<O extends Seated>(order: O, decision: 'held' | 'none', at: string): O {
  const time = decision === 'held' ? 'takenAt' : 'lostAt';
  if (order.seat?.[time] || order.seat?.takenAt) return order;
  return { ...order, seat: { ...order.seat, [time]: at } };
}
