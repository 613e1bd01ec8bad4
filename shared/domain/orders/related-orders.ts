import { dayMs } from '../time/india-time.ts';
import { type PaidBack, refundPhaseOf } from './refunds.ts';

/** After a payment, buyers must confirm a second order for the same thing for this long. */
const repeatMs = 7 * dayMs;

/** How long a buyer's orders for one thing are stored together. */
export const relatedMs = repeatMs + dayMs;

/** Paid within a week, and not refunded. */
export const isRecentlyPaid = (order: Paid & PaidBack, now: number): boolean =>
  order.paidAt !== undefined && now - Date.parse(order.paidAt) <= repeatMs && refundPhaseOf(order) === 'kept';

/**
 * The same link was paid twice, or both orders were paid within a week. Payments of different links, and second
 * purchases that the buyer confirmed, don't count.
 */
export function isPossiblyDouble(one: Paid, other: Paid): boolean {
  if (!one.paidAt || !other.paidAt) return false;
  if (one.linkId && other.linkId) return one.linkId === other.linkId;
  if (isConfirmedAfter(one, other) || isConfirmedAfter(other, one)) return false;
  return Math.abs(Date.parse(one.paidAt) - Date.parse(other.paidAt)) <= repeatMs;
}

/** A confirmation doesn't cover later payments. */
const isConfirmedAfter = ({ paidAt: firstAt = '' }: Paid, second: Paid): boolean =>
  second.isRepeatConfirmed === true && firstAt <= (second.paidAt ?? '');

/** Until the owner refunds one or keeps both. */
export const possibleDoubles = (
  order: PaidBack & { alsoPaid?: readonly AlsoPaid[] | undefined },
): AlsoPaid[] =>
  refundPhaseOf(order) === 'kept' ? (order.alsoPaid ?? []).filter(({ keptAt }) => !keptAt) : [];

/** `keptAt` is when the owner kept both. */
export interface AlsoPaid {
  id: string;
  isEarlier: boolean;
  keptAt?: string | undefined;
}

/** The id decides between simultaneous payments. */
export const isPaidEarlier = (one: Named & Paid, other: Named & Paid): boolean =>
  `${one.paidAt}#${one.id}` < `${other.paidAt}#${other.id}`;

/** Ignores case and spaces. */
export const isSameName = (one: string, other: string): boolean => plainName(one) === plainName(other);

/** Lower case without extra spaces. */
export const plainName = (name: string): string =>
  name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

interface Paid {
  paidAt?: string | undefined;
  linkId?: string | undefined;
  isRepeatConfirmed?: boolean | undefined;
}

interface Named {
  id: string;
}
