import { limits } from '../limits/limits.ts';
import { dayInIndia, daysLater } from '../time/india-time.ts';

/** The states of a payment link, which follow from its orders, its last day and its withdrawal, which the deletion of its course is too. */
export const paymentLinkStates = ['open', 'paid', 'expired', 'withdrawn'] as const;
export type PaymentLinkState = (typeof paymentLinkStates)[number];

/** A payment link as far as its state follows from it. */
export interface AskedFor {
  /** The last day of India (`YYYY-MM-DD`) on which it can be paid, until 23:59. */
  lastDay: string;
  withdrawnAt?: string | undefined;
  /** Nobody sells any more what it is for. */
  isGone?: boolean;
}

/** The state of a link; `isPaid` where the payment of one of its orders arrived, whatever became of the money later. */
export function paymentLinkStateOf(
  { lastDay, withdrawnAt, isGone }: AskedFor,
  isPaid: boolean,
  now = Date.now(),
): PaymentLinkState {
  if (isPaid) return 'paid';
  if (withdrawnAt || isGone) return 'withdrawn';
  return dayInIndia(now) > lastDay ? 'expired' : 'open';
}

/** Whether a link may have this last day: today's, or one of the next 90. */
export function isLastDay(date: string, now = Date.now()): boolean {
  const today = dayInIndia(now);
  return date >= today && date <= daysLater(today, limits.paymentLink.days);
}
