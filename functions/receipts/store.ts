import { productName } from '#shared/domain/orders/order-names.ts';
import { orderNumber } from '#shared/domain/orders/order-number.ts';
import { refundedPaise } from '#shared/domain/orders/refunds.ts';
import type { Receipt } from '#shared/domain/receipts/receipt.ts';
import { endOfFinancialYear, financialYearOf, receiptSerial } from '#shared/domain/time/financial-year.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import * as orders from '../orders/store.ts';
import { found } from '../platform/errors.ts';
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
export type StoredReceipt = Omit<Receipt, 'orderNumber' | 'refundedPaise'>;

/**
 * Receipt numbers must have no gaps and no duplicates, so the receipt with the last number is finished before the
 * counter moves on. Call this once `paidAt` is final, so that a retry uses the same financial year.
 */
export async function issueReceipt({
  id: orderId,
  paidAt,
}: Pick<orders.StoredOrder, 'id' | 'paidAt'>): Promise<void> {
  if (!paidAt) return;
  const year = financialYearOf(paidAt);
  const attempt = async () => {
    const counter = await findCounter(year);
    if (counter) await finish(year, counter);
    const order = await orders.find(orderId);
    if (!order?.paidBy || order.receiptSerial) return true;
    const next = { last: (counter?.last ?? 0) + 1, orderId, issuedAt: timeAfter(year, counter) };
    if (!(await moveCounter(year, counter, next))) return undefined;
    await finish(year, next);
    return true;
  };
  // If 50 orders need a number at once, the last one may need 50 attempts.
  await table.untilWritten(attempt, { mostTries: 60 });
}

async function finish(year: string, { last, orderId, issuedAt }: Counter): Promise<void> {
  const serial = receiptSerial(year, last);
  const order = await orders.find(orderId);
  if (!order) throw new Error('The last receipt’s order is missing.');
  if (order.receiptSerial === serial) return;
  await add(year, last, { ...contentOf(order), issuedAt });
  await orders.markReceipt(orderId, serial);
}

function contentOf(order: orders.StoredOrder): Omit<StoredReceipt, 'serial' | 'issuedAt'> {
  const { id, payments, paidBy = '', paidAt, paise, buyer, createdAt } = order;
  const payment = payments.find((each) => each.id === paidBy);
  return {
    ...{ orderId: id, what: productName(order), ...buyer },
    ...{ paise: payment?.paise ?? paise, paymentId: paidBy },
    ...(payment?.method && { method: payment.method }),
    paidAt: paidAt ?? createdAt,
  };
}

/** Later numbers never have earlier dates, and all dates stay within the financial year. */
function timeAfter(year: string, counter: Counter | undefined): string {
  const now = new Date().toISOString();
  const end = endOfFinancialYear(year);
  return [now > end ? end : now, counter?.issuedAt ?? ''].toSorted().at(-1) ?? now;
}

const findCounter = (year: string) => table.find<Counter>(counterKey(year));

/** Returns false if another order has taken the next number since `seen` was read. */
async function moveCounter(year: string, seen: Counter | undefined, next: Counter): Promise<boolean> {
  if (!seen) return table.insert({ ...counterKey(year), ...next });
  const moved = await table.change(counterKey(year), {
    set: { ...next },
    condition: '#last = :seen',
    values: { seen: seen.last },
  });
  return moved !== undefined;
}

const add = (year: string, number: number, receipt: Omit<StoredReceipt, 'serial'>) => {
  const serial = receiptSerial(year, number);
  const gsi1sk = `${monthOf(receipt.paidAt)}#${inverted(number)}`;
  return table.insert({ ...key(serial), gsi1pk: 'RECEIPT', gsi1sk, serial, ...receipt });
};

export const find = (serial: string) => table.find<StoredReceipt>(key(serial));

/** `month` is `YYYY-MM` in India's time zone. The lowest number comes first. */
export const list = (month: string, { limit, after }: PageQuery): Promise<Page<StoredReceipt>> =>
  queries.listPart({ index: 'gsi1', partition: 'RECEIPT', part: month, limit, before: after });

export async function receiptOf(orderId: string): Promise<Receipt> {
  const order = found(await orders.find(orderId), 'We can’t find this order.');
  const receipt = found(
    order.receiptSerial ? await find(order.receiptSerial) : undefined,
    order.paidBy ? notYet : 'This order hasn’t been paid for, so it has no receipt.',
  );
  return completed(receipt, order);
}

export const completed = (receipt: StoredReceipt, order: orders.StoredOrder | undefined): Receipt => ({
  ...receipt,
  orderNumber: orderNumber(order ?? { id: receipt.orderId, createdAt: receipt.paidAt }),
  refundedPaise: order ? refundedPaise(order, { id: receipt.paymentId }) : 0,
});

const notYet = 'The receipt isn’t ready yet. It takes a few minutes after payment.';

const monthOf = (time: string) => dayInIndia(time).slice(0, 7);

const inverted = (number: number) => String(999_999_999 - number);

const counterKey = (year: string) => ({ pk: 'RECEIPT', sk: `COUNTER#${year}` }) as const;

const key = (serial: string) => ({ pk: 'RECEIPT', sk: serial }) as const;
