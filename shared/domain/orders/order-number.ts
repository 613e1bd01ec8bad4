import { dayInIndia } from '../time/india-time.ts';
import type { AdminOrder } from './order.ts';

/**
 * The short number of an order, which can be said on the telephone: the receipt's once there is a receipt
 * (`2026-27/000123`), and before that `P-2026-` with eight digits of the order's id.
 */
export const orderNumber = (order: Pick<AdminOrder, 'id' | 'createdAt' | 'receiptSerial'>): string =>
  order.receiptSerial ?? numberBeforeReceipt(order);

/** The short number of an order until it has a receipt. Early mails name it, so search finds the order by it. */
export function numberBeforeReceipt({ id, createdAt }: Pick<AdminOrder, 'id' | 'createdAt'>): string {
  const year = dayInIndia(createdAt).slice(0, 4);
  const digits = [...id].reduce((hash, letter) => (hash * factor + letter.charCodeAt(0)) % numbers, 0);
  return `P-${year}-${String(digits).padStart(8, '0')}`;
}

const numbers = 100_000_000;
// With this prime, every step stays within the whole numbers that a float holds exactly.
const factor = 1_000_003;
