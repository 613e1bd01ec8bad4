import { limits } from '../limits/limits.ts';
import { dayInIndia, daysLater } from '../time/india-time.ts';

/** The states of a payment link. They follow from its orders, its last day, and its withdrawal or the deletion of its course. */
export const paymentLinkStates = ['open', 'paid', 'expired', 'withdrawn'] as const;
export type PaymentLinkState = (typeof paymentLinkStates)[number];

/** The part of a payment link that decides its state. */
interface AskedFor {
  /** The last day of India (`YYYY-MM-DD`) on which the link can be paid, until 23:59. */
  lastDay: string;
  withdrawnAt?: string | undefined;
  /** What the link asks money for is not sold any more. */
  isGone?: boolean;
}

/** The state of a link; `isPaid` where the payment of one of its orders arrived, whatever happened to the money later. */
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
