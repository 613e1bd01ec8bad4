import { dayMs } from '../time/india-time.ts';
import { type PaidBack, refundPhaseOf } from './refunds.ts';

/** Milliseconds after a payment within which a buyer is asked before a second order for the same thing. */
const askedMs = 7 * dayMs;

/** Milliseconds for which the orders of one buyer for one thing are remembered together. */
export const relatedMs = askedMs + dayMs;

/** Whether an order was paid within a week, and its money is still with us. */
export const isPaidOfLate = (order: Paid & PaidBack, now: number): boolean =>
  order.paidAt !== undefined && now - Date.parse(order.paidAt) <= askedMs && refundPhaseOf(order) === 'kept';

/** Whether two orders were paid within a week or through one payment link, so that one may be a mistake. */
export const paidTogether = (one: Paid, other: Paid): boolean =>
  one.paidAt !== undefined &&
  other.paidAt !== undefined &&
  ((one.linkId !== undefined && one.linkId === other.linkId) ||
    Math.abs(Date.parse(one.paidAt) - Date.parse(other.paidAt)) <= askedMs);

/** Whether an order was paid before another; the id decides between two that were paid at one moment. */
export const isPaidEarlier = (one: Named & Paid, other: Named & Paid): boolean =>
  `${one.paidAt}#${one.id}` < `${other.paidAt}#${other.id}`;

/** Whether two names are the same but for capitals and spaces. */
export const isSameName = (one: string, other: string): boolean => plainName(one) === plainName(other);

/** A name without its capitals and spare spaces. */
export const plainName = (name: string): string =>
  name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

interface Paid {
  paidAt?: string | undefined;
  linkId?: string | undefined;
}

interface Named {
  id: string;
}
