import type { Receipt } from '#shared/domain/receipts/receipt.ts';
import { receiptSerial } from '#shared/domain/time/financial-year.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import type { Page, PageQuery } from '../platform/table/page.ts';
import * as queries from '../platform/table/queries.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk        sk                 gsi1pk    gsi1sk
 *   RECEIPT   COUNTER#<year>                                                   last, orderId, issuedAt
 *   RECEIPT   <its serial>       RECEIPT   <month of payment>#<inverted number>
 *
 * The counter of a financial year has the last number that was given, and its order. The month is India's, so
 * receipts, orders and figures of a month agree. The index is read from the highest key down, so the number is inverted
 * there: the first receipt of a month comes first.
 */

/** The last number of a financial year, and the order that it was given to. */
export interface Counter {
  last: number;
  orderId: string;
  /** ISO 8601. */
  issuedAt: string;
}

/** A receipt as it is stored. What was refunded since is read from the order. */
export type StoredReceipt = Omit<Receipt, 'refundedPaise'>;

/** The counter of a financial year; undefined before its first receipt. */
export const findCounter = (year: string) => table.find<Counter>(counterKey(year));

/** Gives the next number. False where another number was given since `seen` was read. */
export async function moveCounter(year: string, seen: Counter | undefined, next: Counter): Promise<boolean> {
  if (!seen) return table.insert({ ...counterKey(year), ...next });
  const moved = await table.change(counterKey(year), {
    set: { ...next },
    condition: '#last = :seen',
    values: { seen: seen.last },
  });
  return moved !== undefined;
}

/** Stores the receipt of a number. A repeat changes nothing. */
export const add = (year: string, number: number, receipt: Omit<StoredReceipt, 'serial'>) => {
  const serial = receiptSerial(year, number);
  const gsi1sk = `${monthOf(receipt.paidAt)}#${inverted(number)}`;
  return table.insert({ ...key(serial), gsi1pk: 'RECEIPT', gsi1sk, serial, ...receipt });
};

export const find = (serial: string) => table.find<StoredReceipt>(key(serial));

/** A page of the receipts for payments of a month of India (`YYYY-MM`), in the order of their numbers. */
export const list = (month: string, { limit, after }: PageQuery): Promise<Page<StoredReceipt>> =>
  queries.listPart({ index: 'gsi1', partition: 'RECEIPT', part: month, limit, before: after });

const monthOf = (time: string) => dayInIndia(time).slice(0, 7);

const inverted = (number: number) => String(999_999_999 - number);

const counterKey = (year: string) => ({ pk: 'RECEIPT', sk: `COUNTER#${year}` }) as const;

const key = (serial: string) => ({ pk: 'RECEIPT', sk: serial }) as const;
