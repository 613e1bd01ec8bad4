import { dayMs } from '../time/india-time.ts';
import { type PaidBack, refundPhaseOf } from './refunds.ts';

/** For this long after a payment, a buyer must confirm a second order for the same thing. */
const repeatMs = 7 * dayMs;

/** How long we remember which orders a buyer has placed for the same thing. */
export const relatedMs = repeatMs + dayMs;

export const isRecentlyPaid = (order: Paid & PaidBack, now: number): boolean =>
  order.paidAt !== undefined && now - Date.parse(order.paidAt) <= repeatMs && refundPhaseOf(order) === 'kept';

/**
 * True if the same payment link was paid twice, or both orders were paid within a week of each other. Payments for
 * different links don't count, and neither does a second purchase that the buyer confirmed.
 */
export function isPossiblyDouble(one: Paid, other: Paid): boolean {
  if (!one.paidAt || !other.paidAt) return false;
  if (one.linkId && other.linkId) return one.linkId === other.linkId;
  if (isConfirmedAfter(one, other) || isConfirmedAfter(other, one)) return false;
  return Math.abs(Date.parse(one.paidAt) - Date.parse(other.paidAt)) <= repeatMs;
}

const isConfirmedAfter = ({ paidAt: firstAt = '' }: Paid, second: Paid): boolean =>
  second.isRepeatConfirmed === true && firstAt <= (second.paidAt ?? '');

/** A possible double payment stays listed until the owner refunds one of the orders or keeps both. */
export const possibleDoubles = (
  order: PaidBack & { alsoPaid?: readonly AlsoPaid[] | undefined },
): AlsoPaid[] =>
  refundPhaseOf(order) === 'kept' ? (order.alsoPaid ?? []).filter(({ keptAt }) => !keptAt) : [];

export interface AlsoPaid {
  id: string;
  isEarlier: boolean;
  keptAt?: string | undefined;
}

export const isPaidEarlier = (one: Named & Paid, other: Named & Paid): boolean =>
  `${one.paidAt}#${one.id}` < `${other.paidAt}#${other.id}`;

export const isSameName = (one: string, other: string): boolean => plainName(one) === plainName(other);

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
