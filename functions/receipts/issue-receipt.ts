import { productName } from '#shared/domain/orders/order-names.ts';
import { endOfFinancialYear, financialYearOf, receiptSerial } from '#shared/domain/time/financial-year.ts';
import * as orders from '../orders/store.ts';
import { untilWritten } from '../platform/table/table.ts';
import * as receipts from './store.ts';

/**
 * Gives a paid order the next number of the financial year in which it was paid. Call it once `paidAt` is final, so that a
 * repeat finds the same year, and receipt, order and figures have the same time. Numbers have no gap and no order has two:
 * before the counter moves on, the receipt of its last number is finished (its row, then its order), and the order is read
 * again.
 */
export async function issueReceipt({
  id: orderId,
  paidAt,
}: Pick<orders.StoredOrder, 'id' | 'paidAt'>): Promise<void> {
  if (!paidAt) return;
  const year = financialYearOf(paidAt);
  const attempt = async () => {
    const counter = await receipts.findCounter(year);
    if (counter) await finish(year, counter);
    const order = await orders.find(orderId);
    if (!order?.paidBy || order.receiptSerial) return true;
    const next = { last: (counter?.last ?? 0) + 1, orderId, issuedAt: timeAfter(year, counter) };
    if (!(await receipts.moveCounter(year, counter, next))) return undefined;
    await finish(year, next);
    return true;
  };
  // Of 50 orders at once, the last has its number after 50 attempts.
  await untilWritten(attempt, { mostTries: 60 });
}

/** Stores the receipt of a number that was given, and notes the number on its order. A repeat changes nothing. */
async function finish(year: string, { last, orderId, issuedAt }: receipts.Counter): Promise<void> {
  const serial = receiptSerial(year, last);
  const order = await orders.find(orderId);
  if (!order) throw new Error('The order of the last receipt is gone.');
  if (order.receiptSerial === serial) return;
  await receipts.add(year, last, { ...contentOf(order), issuedAt });
  await orders.markReceipt(orderId, serial);
}

/** The fields of a receipt from its order, with the sum that was really paid. */
function contentOf(order: orders.StoredOrder): Omit<receipts.StoredReceipt, 'serial' | 'issuedAt'> {
  const { id, payments, paidBy = '', paidAt, paise, buyer, createdAt } = order;
  const payment = payments.find((each) => each.id === paidBy);
  return {
    ...{ orderId: id, what: productName(order), ...buyer },
    ...{ paise: payment?.paise ?? paise, paymentId: paidBy },
    ...(payment?.method && { method: payment.method }),
    paidAt: paidAt ?? createdAt,
  };
}

/** The date of the next receipt: dates rise with the numbers, and lie in the year of the numbers. */
function timeAfter(year: string, counter: receipts.Counter | undefined): string {
  const now = new Date().toISOString();
  const end = endOfFinancialYear(year);
  return [now > end ? end : now, counter?.issuedAt ?? ''].toSorted().at(-1) ?? now;
}
