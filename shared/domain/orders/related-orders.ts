import { dayMs } from '../time/india-time.ts';
import { type PaidBack, refundPhaseOf } from './refunds.ts';

/** Milliseconds after a payment within which a buyer is asked before a second order for the same thing. */
const askedMs = 7 * dayMs;

/** Milliseconds for which the orders of one buyer for one thing are remembered together. */
export const relatedMs = askedMs + dayMs;

/** Whether an order was paid within a week, and its money is still with us. */
export const isPaidOfLate = (order: Paid & PaidBack, now: number): boolean =>
  order.paidAt !== undefined && now - Date.parse(order.paidAt) <= askedMs && refundPhaseOf(order) === 'kept';

/**
 * Whether two paid orders for the same thing may be a double payment: the same link was paid twice, or both orders were paid
 * within a week. Payments of different links are separate purchases, and so is a second purchase that the buyer confirmed.
 */
export function isPossiblyDouble(one: Paid, other: Paid): boolean {
  if (!one.paidAt || !other.paidAt) return false;
  if (one.linkId && other.linkId) return one.linkId === other.linkId;
  if (isMeantAfter(one, other) || isMeantAfter(other, one)) return false;
  return Math.abs(Date.parse(one.paidAt) - Date.parse(other.paidAt)) <= askedMs;
}

/** Whether the buyer confirmed the second of two orders. A confirmation says nothing about a later payment. */
const isMeantAfter = ({ paidAt: firstAt = '' }: Paid, second: Paid): boolean =>
  second.isSecondMeant === true && firstAt <= (second.paidAt ?? '');

/** The other orders by which an order may be a double payment, until the owner refunds one or keeps both. */
export const possibleDoubles = (
  order: PaidBack & { alsoPaid?: readonly AlsoPaid[] | undefined },
): AlsoPaid[] =>
  refundPhaseOf(order) === 'kept' ? (order.alsoPaid ?? []).filter(({ keptAt }) => !keptAt) : [];

/** Another paid order for the same thing; `keptAt` is when the owner decided to keep both. */
export interface AlsoPaid {
  id: string;
  isEarlier: boolean;
  keptAt?: string | undefined;
}

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
  isSecondMeant?: boolean | undefined;
}

interface Named {
  id: string;
}
