import { soldName } from '#shared/domain/orders/order-names.ts';
import { fixPaidAt } from '#shared/domain/orders/order-state.ts';
import { endOfFinancialYear, financialYearOf, receiptSerial } from '#shared/domain/time/financial-year.ts';
import * as orders from '../orders/store.ts';
import { untilWritten } from '../platform/table/table.ts';
import * as receipts from './store.ts';

/**
 * Gives a paid order, of which was heard at a time (ISO 8601), the next number of the financial year in which it was paid.
 * Its moment of payment is fixed before that, so that the year is the same whenever this is run for it again, and the
 * receipt, the order and its figures tell one moment. Numbers have no gap, and no order has two: the counter moves on only after the receipt that it names is
 * whole, its row and then its order, and only for an order that has none after that.
 */
export async function issueReceipt(orderId: string, heardAt: string): Promise<void> {
  const { paidAt } = (await orders.update(orderId, (known) => fixPaidAt(known, heardAt)))?.after ?? {};
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
  // Of 50 takers at once, the last has its number after 50 rounds.
  await untilWritten(attempt, { mostTries: 60 });
}

/** Makes the receipt of a number whole, whoever has given it. Doing it again changes nothing. */
async function finish(year: string, { last, orderId, issuedAt }: receipts.Counter): Promise<void> {
  const serial = receiptSerial(year, last);
  const order = await orders.find(orderId);
  if (!order) throw new Error('The order of the last receipt is gone.');
  if (order.receiptSerial === serial) return;
  await receipts.add(year, last, { ...contentOf(order), issuedAt });
  await orders.markReceipt(orderId, serial);
}

/** The receipt's facts of an order, with the sum that was really paid. */
function contentOf(order: orders.StoredOrder): Omit<receipts.StoredReceipt, 'serial' | 'issuedAt'> {
  const { id, payments, paidBy = '', paidAt, paise, buyer, createdAt } = order;
  const payment = payments.find((each) => each.id === paidBy);
  return {
    ...{ orderId: id, what: soldName(order), ...buyer },
    ...{ paise: payment?.paise ?? paise, paymentId: paidBy },
    ...(payment?.method && { method: payment.method }),
    paidAt: paidAt ?? createdAt,
  };
}

/** The dates of receipts rise with their numbers, and lie in the year that they are numbered in. */
function timeAfter(year: string, counter: receipts.Counter | undefined): string {
  const now = new Date().toISOString();
  const end = endOfFinancialYear(year);
  return [now > end ? end : now, counter?.issuedAt ?? ''].toSorted().at(-1) ?? now;
}
