import { productName } from '#shared/domain/orders/order-names.ts';
import { endOfFinancialYear, financialYearOf, receiptSerial } from '#shared/domain/time/financial-year.ts';
import * as orders from '../orders/store.ts';
import { untilWritten } from '../platform/table/table.ts';
import * as receipts from './store.ts';

/**
 * Gives a paid order the next receipt number of the financial year it was paid in. Call it once `paidAt` is final, so
 * that a repeat gets the same year. Numbers have no gaps and no duplicates: before the counter moves on, the receipt
 * of its last number is finished (first the receipt, then its order), and the order is read again.
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
  // With 50 orders at once, the last gets its number after 50 attempts.
  await untilWritten(attempt, { mostTries: 60 });
}

/** Repeating this changes nothing. */
async function finish(year: string, { last, orderId, issuedAt }: receipts.Counter): Promise<void> {
  const serial = receiptSerial(year, last);
  const order = await orders.find(orderId);
  if (!order) throw new Error('The order of the last receipt is missing.');
  if (order.receiptSerial === serial) return;
  await receipts.add(year, last, { ...contentOf(order), issuedAt });
  await orders.markReceipt(orderId, serial);
}

/** Uses the amount that was paid. */
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

/** Dates rise with the numbers and stay within their financial year. */
function timeAfter(year: string, counter: receipts.Counter | undefined): string {
  const now = new Date().toISOString();
  const end = endOfFinancialYear(year);
  return [now > end ? end : now, counter?.issuedAt ?? ''].toSorted().at(-1) ?? now;
}
