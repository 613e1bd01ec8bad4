import { limits } from '../limits/limits.ts';
import type { LinkClosed } from '../orders/order.ts';
import { dayInIndia, daysLater } from '../time/india-time.ts';

/** The states of a payment link. They follow from its orders, its last day, its withdrawal, and its course and the seats left. */
export const paymentLinkStates = ['open', 'paid', 'expired', 'withdrawn', 'full'] as const;
export type PaymentLinkState = (typeof paymentLinkStates)[number];

/** The part of a payment link that decides its state. */
interface AskedFor {
  /** The last day of India (`YYYY-MM-DD`) on which the link can be paid, until 23:59. */
  lastDay: string;
  withdrawnAt?: string | undefined;
  /** What the link asks money for is not sold any more. */
  isGone?: boolean;
  /** The link is for a course without a seat left. */
  isFull?: boolean;
}

/** The state of a link; `isPaid` where the payment of one of its orders arrived, whatever happened to the money later. */
export function paymentLinkStateOf(
  { lastDay, withdrawnAt, isGone, isFull }: AskedFor,
  isPaid: boolean,
  now = Date.now(),
): PaymentLinkState {
  if (isPaid) return 'paid';
  if (withdrawnAt || isGone) return 'withdrawn';
  if (dayInIndia(now) > lastDay) return 'expired';
  return isFull ? 'full' : 'open';
}

/** Why a link could no longer be paid at the time of its payment (ISO 8601); undefined if it was paid in time. */
export function closedWhenPaid(
  { lastDay, withdrawnAt }: Pick<AskedFor, 'lastDay' | 'withdrawnAt'>,
  paidAt: string,
): LinkClosed['state'] | undefined {
  if (withdrawnAt && withdrawnAt < paidAt) return 'withdrawn';
  return dayInIndia(paidAt) > lastDay ? 'expired' : undefined;
}

/** Whether a link may have this last day: today's, or one of the next 90. */
export function isLastDay(date: string, now = Date.now()): boolean {
  const today = dayInIndia(now);
  return date >= today && date <= daysLater(today, limits.paymentLink.days);
}
