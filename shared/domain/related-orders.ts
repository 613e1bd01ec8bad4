import { dayMs } from './india-time.ts';

/** The orders of one buyer for one plan that are kept in mind together. */
export const mostRelatedOrders = 5;

/** Milliseconds for which an order is kept in mind for the next one of the same buyer for the same plan. */
export const relatedMs = 8 * dayMs;

/** Whether two orders were both paid, within a week. */
export const paidTogether = (one: Payable, other: Payable): boolean =>
  one.paidAt !== undefined &&
  other.paidAt !== undefined &&
  Math.abs(Date.parse(one.paidAt) - Date.parse(other.paidAt)) <= 7 * dayMs;

/** Whether a name is the same, but for its capitals and spaces. */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

interface Payable {
  paidAt?: string | undefined;
}
