import { limits } from '../limits/limits.ts';
import { dayInIndia, dayMs, daysLater, midnightOf } from '../time/india-time.ts';

/**
 * Orders that were paid in cash or by transfer. Razorpay knows nothing of them, and is never asked. Their id is `other_` and
 * the id of the payment link that asked for the money.
 */

const prefix = 'other_';

/** The id of the one order of a payment link that was paid in cash or by transfer. */
export const otherOrderId = (linkId: string): string => prefix + linkId;

/** The id of that order's payment. */
export const otherPaymentId = (linkId: string): string => `${prefix}pay_${linkId}`;

/** Whether an order was paid in cash or by transfer. No id of Razorpay's begins with `other_`. */
export const isPaidByHand = ({ id }: { id: string }): boolean => id.startsWith(prefix);

/**
 * What is wrong with the day of payment (`YYYY-MM-DD`), if anything. It is at most half a year ago, so a mistyped year is
 * refused and no receipt is added to a financial year whose accounts are closed.
 */
export function paymentDayError(paidOn: string, now: number): string | undefined {
  const today = dayInIndia(now);
  if (paidOn > today) return "The day of payment can't be in the future.";
  const days = limits.paymentLink.paidDaysAgo;
  return paidOn < daysLater(today, -days) ? `The day of payment can be at most ${days} days ago.` : undefined;
}

/** The time (ISO 8601) stored for a payment of a day: now if it is today, or noon in India on an earlier day. */
export const paymentTime = (paidOn: string, now: number): string =>
  new Date(paidOn === dayInIndia(now) ? now : midnightOf(paidOn) + dayMs / 2).toISOString();
