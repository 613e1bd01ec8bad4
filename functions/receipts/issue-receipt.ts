import { productName } from '#shared/domain/orders/order-names.ts';
import { endOfFinancialYear, financialYearOf, receiptSerial } from '#shared/domain/time/financial-year.ts';
import * as orders from '../orders/store.ts';
import { untilWritten } from '../platform/table/table.ts';
import * as receipts from './store.ts';

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
    const counter = await receipts.findCounter(year);
    if (counter) await finish(year, counter);
    const order = await orders.find(orderId);
    if (!order?.paidBy || order.receiptSerial) return true;
    const next = { last: (counter?.last ?? 0) + 1, orderId, issuedAt: timeAfter(year, counter) };
    if (!(await receipts.moveCounter(year, counter, next))) return undefined;
    await finish(year, next);
    return true;
  };
  // If 50 orders need a number at once, the last one may need 50 attempts.
  await untilWritten(attempt, { mostTries: 60 });
}

async function finish(year: string, { last, orderId, issuedAt }: receipts.Counter): Promise<void> {
  const serial = receiptSerial(year, last);
  const order = await orders.find(orderId);
  if (!order) throw new Error('The last receipt’s order is missing.');
  if (order.receiptSerial === serial) return;
  await receipts.add(year, last, { ...contentOf(order), issuedAt });
  await orders.markReceipt(orderId, serial);
}

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

/** Later numbers never have earlier dates, and all dates stay within the financial year. */
function timeAfter(year: string, counter: receipts.Counter | undefined): string {
  const now = new Date().toISOString();
  const end = endOfFinancialYear(year);
  return [now > end ? end : now, counter?.issuedAt ?? ''].toSorted().at(-1) ?? now;
}
