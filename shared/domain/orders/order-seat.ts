import type { Product } from './payment.ts';

export interface OrderSeat {
  takenAt?: string | undefined;
  /** Stays set even if the buyer gets a seat later. */
  lostAt?: string | undefined;
  arrangedAt?: string | undefined;
}

/**
 * `confirming` until we know whether there's a seat, `none` if the last one was taken while the buyer was paying,
 * `arranged` if something else was agreed, and `given_up` after a full refund, even if the bank returns the refund.
 */
export const seatStates = ['confirming', 'held', 'none', 'arranged', 'given_up'] as const;
export type SeatState = (typeof seatStates)[number];

/** Buyers without a seat must be shown exactly this text. */
export const seatTakenText =
  "This seat was taken while you were paying. You'll get all of your money back unless you choose another batch.";

export interface Seated {
  product?: Product | undefined;
  paidBy?: string | undefined;
  wasRefundedInFull?: boolean | undefined;
  seat?: OrderSeat | undefined;
}

export function seatStateOf({ product, paidBy, wasRefundedInFull, seat }: Seated): SeatState | undefined {
  if (product?.kind !== 'course' || !paidBy) return undefined;
  if (wasRefundedInFull) return 'given_up';
  if (seat?.arrangedAt) return 'arranged';
  if (seat?.takenAt) return 'held';
  return seat?.lostAt ? 'none' : 'confirming';
}

export const wantsSeat = ({ wasRefundedInFull, seat }: Seated): boolean =>
  !wasRefundedInFull && !seat?.arrangedAt;

export const withArrangement = <O extends Seated>(order: O, at: string): O =>
  seatStateOf(order) === 'none' ? { ...order, seat: { ...order.seat, arrangedAt: at } } : order;

export function withSeat<O extends Seated>(order: O, decision: 'held' | 'none', at: string): O {
  const time = decision === 'held' ? 'takenAt' : 'lostAt';
  if (order.seat?.[time] || order.seat?.takenAt) return order;
  return { ...order, seat: { ...order.seat, [time]: at } };
}
