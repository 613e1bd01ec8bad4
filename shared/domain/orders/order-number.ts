import { dayInIndia } from '../time/india-time.ts';
import type { AdminOrder } from './order.ts';

/**
 * Short enough to say on the phone: the receipt's number (`2026-27/000123`), or `P-2026-` and eight digits of the id
 * before there is one.
 */
export const orderNumber = (order: Pick<AdminOrder, 'id' | 'createdAt' | 'receiptSerial'>): string =>
  order.receiptSerial ?? numberBeforeReceipt(order);

/** Early emails use this number, so search finds it. */
export function numberBeforeReceipt({ id, createdAt }: Pick<AdminOrder, 'id' | 'createdAt'>): string {
  const year = dayInIndia(createdAt).slice(0, 4);
  const digits = [...id].reduce((hash, template) => (hash * factor + template.charCodeAt(0)) % numbers, 0);
  return `P-${year}-${String(digits).padStart(8, '0')}`;
}

const numbers = 100_000_000;
// With this prime, every step stays within exact integers.
const factor = 1_000_003;
