import { attemptLimits } from '#shared/domain/limits/attempts.ts';
import type { Dispute } from '#shared/domain/orders/order.ts';
import { orderEvents } from '#shared/domain/orders/order-events.ts';
import { applyUpdate, isAmountDoubtful, type PaymentUpdate } from '#shared/domain/orders/order-state.ts';
import { refundPhaseOf } from '#shared/domain/orders/refunds.ts';
import { isPaidByHand } from '#shared/domain/payment-links/other-payment.ts';
import * as throttle from '../platform/limits/throttle.ts';
import { log } from '../platform/log.ts';
import type { NewEntry } from '../platform/outbox/entries.ts';
import { type RazorpayKeys, razorpayKeys } from '../platform/secrets.ts';
import { orderMails } from './order-mails.ts';
import * as razorpay from './razorpay.ts';
import { RazorpayError } from './razorpay-client.ts';
import * as orders from './store.ts';

/**
 * Applies an update to an order with what follows from it, and returns it, or undefined where we have no such order. Asks
 * Razorpay nothing.
 */
export async function recordUpdate(
  id: string,
  update: PaymentUpdate,
): Promise<orders.StoredOrder | undefined> {
  const change = await orders.update(id, (order) => applyUpdate(order, update), orderFollows);
  if (!change) return undefined;
  logChange(change);
  return change.after;
}

/**
 * Records what Razorpay answered of an order, and returns it or undefined as `recordUpdate` does. Where money came that is
 * not the price, Razorpay is asked whether it counts the order as paid; if it does not answer, the sweep asks. A webhook,
 * which has to answer within seconds, does not come this way: its `order.paid` says the same, or else the sweep finds it.
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
 * Asks Razorpay for everything it knows of an order, records it, and returns the order as it is then. It knows nothing of
 * one that was paid another way, and is not asked.
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

/** Remembers that Razorpay does not know an order, and logs it the first time. Returns the order as it is then. */
export async function rememberUnknown(order: orders.StoredOrder): Promise<orders.StoredOrder> {
  if (!order.unknownSince) log({ event: 'order unknown at Razorpay', order: order.id });
  return (await orders.markUnknown(order.id, new Date().toISOString())) ?? order;
}

const everyMs = 5000;

/**
 * The order as Razorpay knows it, for a buyer who waits at an address: asked at most once in five seconds, however often
 * she or a stranger looks. Where Razorpay does not answer, or is not asked any more, the order as we know it.
 */
export async function refreshOrder(order: orders.StoredOrder, address: string): Promise<orders.StoredOrder> {
  if (!(await orders.claimRefresh(order.id, everyMs)) || !(await mayAsk(address))) return order;
  try {
    return await reconcileOrder(await razorpayKeys(), order);
  } catch (error) {
    if (error instanceof RazorpayError) return order;
    throw error;
  }
}

/**
 * Whether Razorpay may be asked once more for whoever is at an address, which counts as a question. Razorpay counts ours,
 * of everybody together: without it, one who asks on and on would have it refuse the next buyer's order.
 */
export const mayAsk = async (address: string): Promise<boolean> =>
  (await throttle.attempt({ ...attemptLimits.razorpay, address })) === undefined;

/** All that follows from a change of an order, appended with it: the mails, and what is begun once it is paid. */
export function orderFollows(before: orders.StoredOrder, after: orders.StoredOrder): NewEntry[] {
  const isPaid = orderEvents(before, after).some(({ kind }) => kind === 'paid');
  return [
    ...orderMails(before, after),
    ...(isPaid ? [orders.news('paid')] : []),
    ...(refundPhaseOf(before) === refundPhaseOf(after) ? [] : [orders.news('refund')]),
  ];
}

/** Logs the steps that money took with a change of an order, each once. */
export function logChange({
  before,
  after,
}: {
  before: orders.StoredOrder;
  after: orders.StoredOrder;
}): void {
  for (const event of orderEvents(before, after)) {
    if (event.kind === 'refund') log({ event: `refund ${event.refund.status}`, order: after.id });
    else if (event.kind === 'dispute') log({ event: `dispute ${event.dispute.status}`, order: after.id });
    else log({ event: paymentLines[event.kind], order: after.id });
  }
}

const paymentLines = {
  paid: 'order paid',
  'paid again': 'order paid twice',
  'paid another amount': 'payment of another amount',
} as const;

/** Logs the disputes about payments without an order of ours: a bank waits for an answer to these likewise. */
export function logUnmatchedDisputes(disputes: readonly Dispute[]): void {
  for (const { status, paymentId } of disputes) log({ event: `dispute ${status}`, payment: paymentId });
}
