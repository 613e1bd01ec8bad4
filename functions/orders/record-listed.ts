import type { ForeignPayment } from '#shared/domain/orders/foreign-payment.ts';
import { applyUpdate, type PaymentUpdate } from '#shared/domain/orders/order-state.ts';
import { type Done, inBatches } from '../platform/in-batches.ts';
import type { RazorpayKeys } from '../platform/secrets.ts';
import type { ProviderPayment, ProviderRefund } from './entities.ts';
import * as foreignPayments from './foreign-payments.ts';
import { logFailure } from './log-failure.ts';
import * as razorpay from './razorpay.ts';
import { recordAnswer } from './record-answer.ts';
import * as orders from './store.ts';

/** Counts what was new among listed entries. */
interface Counts {
  changed: number;
  foreign: number;
}

/** Records listed payments until `deadline` (ms): with their orders where these are ours, else as foreign. */
export const recordPayments = (entries: ProviderPayment[], counts: Counts, deadline: number): Promise<Done> =>
  inBatches(entries, (entry) => record(entry, [], counts), {
    deadline,
    onFailure: (error, { payment }) => logFailure(error, { payment: payment.id }),
  });

/**
 * Records listed refunds until `deadline` (ms) with the orders of their payments, which Razorpay is asked for: a refund
 * does not say.
 */
export function recordRefunds(
  keys: RazorpayKeys,
  entries: ProviderRefund[],
  counts: Counts,
  deadline: number,
): Promise<Done> {
  const firstOf = new Map(entries.toReversed().map((entry) => [entry.refund.paymentId, entry]));
  const recordRefundsOf = async (entry: ProviderRefund) => {
    const { paymentId } = entry.refund;
    // All refunds of a payment in one turn, that of the first of them.
    if (firstOf.get(paymentId) !== entry) return;
    const payment = await razorpay.findPayment(keys, paymentId);
    const refunds = entries.filter(({ refund }) => refund.paymentId === paymentId);
    if (payment) await record(payment, refunds, counts);
  };
  return inBatches(entries, recordRefundsOf, {
    deadline,
    onFailure: (error, { refund }) => logFailure(error, { payment: refund.paymentId }),
  });
}

async function record({ orderId, payment }: ProviderPayment, refunds: ProviderRefund[], counts: Counts) {
  const at = new Date().toISOString();
  const order = orderId === undefined ? undefined : await orders.find(orderId);
  if (!order) {
    const { captured: _, failure: __, feePaise: ___, taxPaise: ____, ...foreign } = payment;
    if (isMoney(payment) && (await foreignPayments.keep({ ...foreign, ...(orderId && { orderId }) }, at)))
      counts.foreign += 1;
    return;
  }
  const update: PaymentUpdate = {
    payments: [payment],
    refunds: refunds.map(({ refund }) => refund),
    complete: false,
    at,
  };
  // Most of what is listed is known: that costs one reading of its order.
  if (applyUpdate(order, update) === order) return orders.place(order);
  const after = await recordAnswer(order.id, update);
  if (after && after.version > order.version) counts.changed += 1;
}

/** Whether a payment moved money, or is about to: tries of another shop's customers are nobody's business here. */
const isMoney = ({ status }: Pick<ForeignPayment, 'status'>) => status !== 'created' && status !== 'failed';
