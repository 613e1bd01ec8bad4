import { limits } from '../limits/limits.ts';
import { dayInIndia, dayMs, daysLater, midnightOf } from '../time/india-time.ts';

/**
 * Razorpay doesn't know about orders that are paid in cash or by transfer. The id of such an order is `other_` followed
 * by the payment link's id.
 */

const prefix = 'other_';

export const offlineOrderId = (linkId: string): string => prefix + linkId;

export const offlinePaymentId = (linkId: string): string => `${prefix}pay_${linkId}`;

export const isPaidOffline = ({ id }: { id: string }): boolean => id.startsWith(prefix);

/**
 * Returns what's wrong with the date (`YYYY-MM-DD`), if anything. The half-year limit catches mistyped years and keeps
 * receipts out of closed financial years.
 */
export function paymentDayError(paidOn: string, now: number): string | undefined {
  const today = dayInIndia(now);
  if (paidOn > today) return 'The payment date can’t be in the future.';
  const days = limits.paymentLink.paidDaysAgo;
  return paidOn < daysLater(today, -days)
    ? `The payment date can’t be more than ${days} days ago.`
    : undefined;
}

/** Returns the current time if the payment was made today, otherwise noon (IST) on the day it was made. */
export const paymentTime = (paidOn: string, now: number): string =>
  new Date(paidOn === dayInIndia(now) ? now : midnightOf(paidOn) + dayMs / 2).toISOString();
