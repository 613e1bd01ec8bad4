import { limits } from '../limits/limits.ts';
import type { LinkClosed } from '../orders/order.ts';
import { dayInIndia, daysLater } from '../time/india-time.ts';

/** The state isn't stored, because it depends on the link's orders, its last day and the course's seats. */
export const paymentLinkStates = ['open', 'paid', 'expired', 'withdrawn', 'full'] as const;
export type PaymentLinkState = (typeof paymentLinkStates)[number];

interface PaymentLinkFacts {
  /** `YYYY-MM-DD`. The link can be paid until the end of this day in India. */
  lastDay: string;
  withdrawnAt?: string | undefined;
  /** True if the course has been deleted. */
  isGone?: boolean;
  isFull?: boolean;
}

/** `isPaid` is true if any of the link's orders has been paid, even if it was refunded later. */
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

/** Returns undefined if the link was still open when the payment was made. `paidAt` is ISO 8601. */
export function closedWhenPaid(
  { lastDay, withdrawnAt }: Pick<PaymentLinkFacts, 'lastDay' | 'withdrawnAt'>,
  paidAt: string,
): LinkClosed['state'] | undefined {
  if (withdrawnAt && withdrawnAt < paidAt) return 'withdrawn';
  return dayInIndia(paidAt) > lastDay ? 'expired' : undefined;
}

export function isLastDay(date: string, now = Date.now()): boolean {
  const today = dayInIndia(now);
  return date >= today && date <= daysLater(today, limits.paymentLink.days);
}
