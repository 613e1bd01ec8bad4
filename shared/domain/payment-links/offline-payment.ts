import { limits } from '../limits/limits.ts';
import { dayInIndia, dayMs, daysLater, midnightOf } from '../time/india-time.ts';

/** Orders paid in cash or by transfer are unknown to Razorpay. Their id is `other_` and the payment link's id. */

const prefix = 'other_';

export const offlineOrderId = (linkId: string): string => prefix + linkId;

export const offlinePaymentId = (linkId: string): string => `${prefix}pay_${linkId}`;

/** Razorpay's ids never start with `other_`. */
export const isPaidByHand = ({ id }: { id: string }): boolean => id.startsWith(prefix);

/**
 * Returns what is wrong with the day (`YYYY-MM-DD`). At most half a year ago, to refuse mistyped years and keep
 * receipts out of closed financial years.
 */
export function paymentDayError(paidOn: string, now: number): string | undefined {
  const today = dayInIndia(now);
  if (paidOn > today) return "The day of payment can't be in the future.";
  const days = limits.paymentLink.paidDaysAgo;
  return paidOn < daysLater(today, -days) ? `The day of payment can be at most ${days} days ago.` : undefined;
}

/** ISO 8601: now if it's today, otherwise noon in India. */
export const paymentTime = (paidOn: string, now: number): string =>
  new Date(paidOn === dayInIndia(now) ? now : midnightOf(paidOn) + dayMs / 2).toISOString();
