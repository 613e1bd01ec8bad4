import { dayInIndia } from '../time/india-time.ts';
import type { AdminOrder } from './order.ts';

/**
 * The short number of an order, which can be said on the telephone: that of its receipt once it is paid
 * (`2026-27/000123`), and before that `P-2026-` with eight digits of its id.
 */
export const orderNumber = (order: Pick<AdminOrder, 'id' | 'createdAt' | 'receiptSerial'>): string =>
  order.receiptSerial ?? numberBeforeReceipt(order);

/** The short number of an order until it has a receipt. Mails of that time have it, so the order stays found by it. */
export function numberBeforeReceipt({ id, createdAt }: Pick<AdminOrder, 'id' | 'createdAt'>): string {
  const year = dayInIndia(Date.parse(createdAt)).slice(0, 4);
  const digits = [...id].reduce((hash, letter) => (hash * factor + letter.charCodeAt(0)) % numbers, 0);
  return `P-${year}-${String(digits).padStart(8, '0')}`;
}

const numbers = 100_000_000;
// A prime, with which no step leaves the whole numbers that are exact.
const factor = 1_000_003;
