import type { Receipt } from '#shared/domain/receipts/receipt.ts';
import { receiptSerial } from '#shared/domain/time/financial-year.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import type { Page, PageQuery } from '../platform/table/page.ts';
import * as queries from '../platform/table/queries.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk        sk                 gsi1pk    gsi1sk
 *   RECEIPT   COUNTER#<year>                                                     last, orderId, issuedAt
 *   RECEIPT   <serial>           RECEIPT   <month of payment>#<inverted number>
 *
 * Each financial year has a counter with the last number and its order. Months are in India's time zone. The index is read
 * from the highest key down, so the numbers are inverted to list the first receipt first.
 */

export interface Counter {
  last: number;
  orderId: string;
  /** ISO 8601. */
  issuedAt: string;
}

/** Refunds can be made later, so they're read from the order. */
export type StoredReceipt = Omit<Receipt, 'refundedPaise'>;

export const findCounter = (year: string) => table.find<Counter>(counterKey(year));

/** Returns false if another order has taken the next number since `seen` was read. */
export async function moveCounter(year: string, seen: Counter | undefined, next: Counter): Promise<boolean> {
  if (!seen) return table.insert({ ...counterKey(year), ...next });
  const moved = await table.change(counterKey(year), {
    set: { ...next },
    condition: '#last = :seen',
    values: { seen: seen.last },
  });
  return moved !== undefined;
}

export const add = (year: string, number: number, receipt: Omit<StoredReceipt, 'serial'>) => {
  const serial = receiptSerial(year, number);
  const gsi1sk = `${monthOf(receipt.paidAt)}#${inverted(number)}`;
  return table.insert({ ...key(serial), gsi1pk: 'RECEIPT', gsi1sk, serial, ...receipt });
};

export const find = (serial: string) => table.find<StoredReceipt>(key(serial));

/** `month` is `YYYY-MM` in India's time zone. The lowest number comes first. */
export const list = (month: string, { limit, after }: PageQuery): Promise<Page<StoredReceipt>> =>
  queries.listPart({ index: 'gsi1', partition: 'RECEIPT', part: month, limit, before: after });

const monthOf = (time: string) => dayInIndia(time).slice(0, 7);

const inverted = (number: number) => String(999_999_999 - number);

const counterKey = (year: string) => ({ pk: 'RECEIPT', sk: `COUNTER#${year}` }) as const;

const key = (serial: string) => ({ pk: 'RECEIPT', sk: serial }) as const;
