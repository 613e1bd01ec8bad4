import { dayInIndia } from '../time/india-time.ts';
import type { AdminOrder } from './order.ts';

/**
 * Returns a number that's short enough to read out over the phone: the receipt number (`2026-27/000123`) or, until
 * there's a receipt, one derived from the order's id (`P-2026-12345678`).
 */
export const orderNumber = (order: Pick<AdminOrder, 'id' | 'createdAt' | 'receiptSerial'>): string =>
  order.receiptSerial ?? numberBeforeReceipt(order);

/** Emails sent before the receipt was issued show this number, so search has to find it. */
export function numberBeforeReceipt({ id, createdAt }: Pick<AdminOrder, 'id' | 'createdAt'>): string {
  const year = dayInIndia(createdAt).slice(0, 4);
  const digits = [...id].reduce((hash, character) => (hash * factor + character.charCodeAt(0)) % numbers, 0);
  return `P-${year}-${String(digits).padStart(8, '0')}`;
}

const numbers = 100_000_000;
// A prime small enough to keep every intermediate result a safe integer.
const factor = 1_000_003;
