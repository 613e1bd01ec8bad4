import * as attemptLimits from '#shared/domain/limits/attempts.ts';
import { isAmountDoubtful, type PaymentUpdate } from '#shared/domain/orders/order-state.ts';
import { isPaidOffline } from '#shared/domain/payment-links/offline-payment.ts';
import { isBusy } from '../platform/errors.ts';
import * as throttle from '../platform/limits/throttle.ts';
import { log } from '../platform/log.ts';
import { type RazorpayKeys, razorpayKeys } from '../platform/secrets.ts';
import { recordUpdate } from './apply.ts';
import { tryBeginCoaching } from './begin-coaching.ts';
import * as razorpay from './razorpay/calls.ts';
import { RazorpayError } from './razorpay/client.ts';
import * as orders from './store.ts';

/** Orders paid in cash or by transfer aren't at Razorpay and are returned unchanged. */
export async function reconcileOrder(
  keys: RazorpayKeys,
  order: orders.StoredOrder,
): Promise<orders.StoredOrder> {
  if (isPaidOffline(order)) return order;
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
 * Asks Razorpay at most once every five seconds per order. Returns the stored order if Razorpay doesn't respond or the
 * visitor's IP address has used up its calls.
 */
export async function refreshOrder(order: orders.StoredOrder, address: string): Promise<orders.StoredOrder> {
  if (!(await orders.claimRefresh(order.id, everyMs)) || !(await razorpayBudget(address))) return order;
  try {
    return await reconcileOrder(await razorpayKeys(), order);
  } catch (error) {
    if (error instanceof RazorpayError || isBusy(error)) return order;
    throw error;
  }
}

const everyMs = 5000;

export async function rememberUnknown(order: orders.StoredOrder): Promise<orders.StoredOrder> {
  if (!order.unknownSince) log({ event: 'order unknown at Razorpay', order: order.id });
  return (await orders.markUnknown(order.id, new Date().toISOString())) ?? order;
}

/**
 * If the amount paid differs from the price, this asks Razorpay whether the order counts as paid. If that fails, the
 * sweep asks again. It also begins coaching that has just been paid for. Webhooks have to respond within seconds, so
 * they call `recordUpdate` directly and leave both to jobs.
 */
export async function recordAnswer(
  id: string,
  update: PaymentUpdate,
): Promise<orders.StoredOrder | undefined> {
  const recorded = await recordAll(id, update);
  if (recorded) await tryBeginCoaching(recorded);
  return recorded;
}

async function recordAll(id: string, update: PaymentUpdate): Promise<orders.StoredOrder | undefined> {
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
 * Razorpay's rate limit applies to all our calls together, so a single visitor could block other buyers. Returns false
 * if the IP address has used up its calls.
 */
export const razorpayBudget = async (address: string): Promise<boolean> =>
  (await throttle.attempt({ ...attemptLimits.razorpay, address })) === undefined;
