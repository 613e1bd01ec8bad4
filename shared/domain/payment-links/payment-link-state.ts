import { limits } from '../limits/limits.ts';
import type { LinkClosed } from '../orders/order.ts';
import { dayInIndia, daysLater } from '../time/india-time.ts';

/** Derived from its orders, last day, withdrawal, course and seats. */
export const paymentLinkStates = ['open', 'paid', 'expired', 'withdrawn', 'full'] as const;
export type PaymentLinkState = (typeof paymentLinkStates)[number];

interface PaymentLinkFacts {
  /** `YYYY-MM-DD` in India, until 23:59. */
  lastDay: string;
  withdrawnAt?: string | undefined;
  /** The item is no longer sold. */
  isGone?: boolean;
  /** Its course has no seats left. */
  isFull?: boolean;
}

/** `isPaid` if any of its orders was paid, even if refunded later. */
export function paymentLinkStateOf(
  { lastDay, withdrawnAt, isGone, isFull }: PaymentLinkFacts,
  isPaid: boolean,
  now = Date.now(),
): PaymentLinkState {
  if (isPaid) return 'paid';
  if (withdrawnAt || isGone) return 'withdrawn';
  if (dayInIndia(now) > lastDay) return 'expired';
  return isFull ? 'full' : 'open';
}

/** Undefined if it was paid in time. `paidAt` is ISO 8601. */
export function closedWhenPaid(
  { lastDay, withdrawnAt }: Pick<PaymentLinkFacts, 'lastDay' | 'withdrawnAt'>,
  paidAt: string,
): LinkClosed['state'] | undefined {
  if (withdrawnAt && withdrawnAt < paidAt) return 'withdrawn';
  return dayInIndia(paidAt) > lastDay ? 'expired' : undefined;
}

/** Today or one of the next 90 days. */
export function isLastDay(date: string, now = Date.now()): boolean {
  const today = dayInIndia(now);
  return date >= today && date <= daysLater(today, limits.paymentLink.days);
}
