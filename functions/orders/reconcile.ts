import * as attemptLimits from '#shared/domain/limits/attempts.ts';
import { isAmountDoubtful, type PaymentUpdate } from '#shared/domain/orders/order-state.ts';
import { isPaidByHand } from '#shared/domain/payment-links/offline-payment.ts';
import { isBusy } from '../platform/errors.ts';
import * as throttle from '../platform/limits/throttle.ts';
import { log } from '../platform/log.ts';
import { type RazorpayKeys, razorpayKeys } from '../platform/secrets.ts';
import { recordUpdate } from './apply.ts';
import * as razorpay from './razorpay/calls.ts';
import { RazorpayError } from './razorpay/client.ts';
import * as orders from './store.ts';

/**
 * Records everything that Razorpay knows about an order and returns the updated order. Orders paid in cash or by
 * transfer are returned unchanged.
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
 * Reconciles an order for a waiting visitor, at most once in five seconds per order. Returns the stored order if
 * Razorpay doesn't respond or the address has used up its calls.
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

/** Stores that Razorpay doesn't know the order and returns the updated order. Logs it only the first time. */
export async function rememberUnknown(order: orders.StoredOrder): Promise<orders.StoredOrder> {
  if (!order.unknownSince) log({ event: 'order unknown at Razorpay', order: order.id });
  return (await orders.markUnknown(order.id, new Date().toISOString())) ?? order;
}

/**
 * Records Razorpay's response; returns what `recordUpdate` returns. If the amount isn't the price, asks Razorpay
 * whether it counts as paid; if that fails, the sweep asks again. Webhooks have only seconds and call `recordUpdate`
 * directly: their `order.paid` says the same, or the sweep finds it.
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
 * Counts a call to Razorpay by IP address. Returns false if the address has used up its calls: Razorpay's rate limit
 * applies to all our calls together, so one visitor could block other buyers.
 */
export const razorpayBudget = async (address: string): Promise<boolean> =>
  (await throttle.attempt({ ...attemptLimits.razorpay, address })) === undefined;
