import * as attemptLimits from '#shared/domain/limits/attempts.ts';
import { isAmountDoubtful, type PaymentUpdate } from '#shared/domain/orders/order-state.ts';
import { isPaidByHand } from '#shared/domain/payment-links/other-payment.ts';
import { isBusy } from '../platform/errors.ts';
import * as throttle from '../platform/limits/throttle.ts';
import { log } from '../platform/log.ts';
import { type RazorpayKeys, razorpayKeys } from '../platform/secrets.ts';
import { recordUpdate } from './apply.ts';
import * as razorpay from './razorpay/calls.ts';
import { RazorpayError } from './razorpay/client.ts';
import * as orders from './store.ts';

/**
 * Asks Razorpay for everything it knows of an order, records the answer, and returns the order after that. Razorpay is not
 * asked about an order that was paid in cash or by transfer.
 */
export async function reconcileOrder(
  keys: RazorpayKeys,
  order: orders.StoredOrder,
): Promise<orders.StoredOrder> {
  if (isPaidByHand(order)) return order;
  const at = new Date().toISOString();
  const fetched = await razorpay.fetchPayments(keys, order.id);
  const known = new Set(order.refunds.map(({ paymentId }) => paymentId));
  const refunded = fetched.filter(({ hasRefunds, payment }) => hasRefunds || known.has(payment.id));
  const refunds = await Promise.all(refunded.map(({ payment }) => razorpay.fetchRefunds(keys, payment.id)));

  if (order.unknownSince) await orders.markUnknown(order.id, undefined);
  const payments = fetched.map(({ payment }) => payment);
  const update = { payments, refunds: refunds.flat().map(({ refund }) => refund), complete: true, at };
  return (await recordAnswer(order.id, update)) ?? order;
}

/**
 * Reconciles an order for a visitor who waits, at most once in five seconds for all visitors of the order. Returns the stored
 * order where Razorpay does not answer, or may not be asked.
 */
export async function refreshOrder(order: orders.StoredOrder, address: string): Promise<orders.StoredOrder> {
  if (!(await orders.claimRefresh(order.id, everyMs)) || !(await mayAsk(address))) return order;
  try {
    return await reconcileOrder(await razorpayKeys(), order);
  } catch (error) {
    if (error instanceof RazorpayError || isBusy(error)) return order;
    throw error;
  }
}

const everyMs = 5000;

/** Stores that Razorpay does not know an order, and logs it the first time. Returns the order after that. */
export async function rememberUnknown(order: orders.StoredOrder): Promise<orders.StoredOrder> {
  if (!order.unknownSince) log({ event: 'order unknown at Razorpay', order: order.id });
  return (await orders.markUnknown(order.id, new Date().toISOString())) ?? order;
}

/**
 * Records Razorpay's answer about an order, and returns the order or undefined as `recordUpdate` does. If the amount is not
 * the price, Razorpay is asked whether it counts the order as paid; where it does not answer, the sweep asks again. A webhook
 * has to answer within seconds and calls `recordUpdate` itself: its `order.paid` tells the same, or the sweep finds it.
 */
export async function recordAnswer(
  id: string,
  update: PaymentUpdate,
): Promise<orders.StoredOrder | undefined> {
  const recorded = await recordUpdate(id, update);
  if (!recorded || !isAmountDoubtful(recorded)) return recorded;
  const order = await fetchOrder(id);
  return order
    ? recordUpdate(id, { ...{ payments: [], refunds: [] }, order, complete: update.complete, at: update.at })
    : recorded;
}

async function fetchOrder(id: string) {
  try {
    return await razorpay.fetchOrder(await razorpayKeys(), id);
  } catch (error) {
    if (error instanceof RazorpayError) return undefined;
    throw error;
  }
}

/**
 * Whether a visitor's address may cause one more call to Razorpay; counts the call. Razorpay limits all our calls together, so
 * a single visitor without a limit could block the next buyer's order.
 */
export const mayAsk = async (address: string): Promise<boolean> =>
  (await throttle.attempt({ ...attemptLimits.razorpay, address })) === undefined;
