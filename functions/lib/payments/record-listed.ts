import type { ForeignPayment } from '#shared/domain/foreign-payment.ts';
import { applyUpdate, type PaymentUpdate } from '#shared/domain/order-state.ts';
import type { RazorpayKeys } from '../secrets.ts';
import * as foreignPayments from '../store/foreign-payments.ts';
import * as orders from '../store/orders.ts';
import type { ProviderPayment, ProviderRefund } from './entities.ts';
import * as razorpay from './razorpay.ts';
import { RazorpayError } from './razorpay-client.ts';
import { recordAnswer } from './record-answer.ts';

/** Counts what was new among listed entries. */
interface Counts {
  changed: number;
  foreign: number;
}

/** Records listed payments: with their orders where these are ours, else as foreign. */
export const recordPayments = (entries: ProviderPayment[], counts: Counts) =>
  inTurn(entries, (entry) => record(entry, [], counts));

/**
 * Records listed refunds with the orders of their payments, which Razorpay is asked for: a refund does not say.
 * Throws `RazorpayError` when it does not answer.
 */
export async function recordRefunds(keys: RazorpayKeys, entries: ProviderRefund[], counts: Counts) {
  const paymentIds = [...new Set(entries.map(({ refund }) => refund.paymentId))];
  await inTurn(paymentIds, async (id) => {
    const payment = await razorpay.fetchPayment(keys, id).catch(undefinedOnUnknownId);
    const refunds = entries.filter(({ refund }) => refund.paymentId === id);
    if (payment) await record(payment, refunds, counts);
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

async function inTurn<T>(entries: T[], act: (entry: T) => Promise<void>): Promise<void> {
  for (let i = 0; i < entries.length; i += atOnce)
    await Promise.all(entries.slice(i, i + atOnce).map((entry) => act(entry)));
}

const atOnce = 10;

function undefinedOnUnknownId(error: unknown): undefined {
  if (!(error instanceof RazorpayError && error.isUnknownId)) throw error;
  return undefined;
}
