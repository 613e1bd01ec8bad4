import { type OrderEvent, orderEvents } from '#shared/domain/orders/order-events.ts';
import { wantsSeat } from '#shared/domain/orders/order-seat.ts';
import { applyUpdate, type PaymentUpdate } from '#shared/domain/orders/order-state.ts';
import type { Dispute, Refund } from '#shared/domain/orders/payment-records.ts';
import { lastRefundAt, refundedPrice, refundPhaseOf } from '#shared/domain/orders/refunds.ts';
import { holdPickedTime } from '../coaching/hold-picked-time.ts';
import { failureOf, log } from '../platform/log.ts';
import { mail } from '../platform/outbox/email-entries.ts';
import type { NewEntry } from '../platform/outbox/entries.ts';
import type { RetryLimits } from '../platform/table/table.ts';
import type { ProviderPayment } from './razorpay/entities.ts';
import * as orders from './store.ts';
import * as unmatchedPayments from './unmatched-payments.ts';
import { tryUpdateSeat } from './update-seat.ts';

/**
 * Applies the update, queues the emails and jobs that follow from it in the same write, and then holds the session that
 * was picked, or requests or releases the order's seat. Returns undefined if the order doesn't exist.
 */
export async function recordUpdate(
  id: string,
  update: PaymentUpdate,
  retryLimits?: RetryLimits,
): Promise<orders.StoredOrder | undefined> {
  const change = await orders.update(id, (order) => applyUpdate(order, update), followUpsOf, retryLimits);
  if (!change) return undefined;
  logChange(change);
  if (!change.before.paidBy && change.after.paidBy) await tryHoldPickedTime(change.after);
  return tryUpdateSeat(change.after);
}

/** If this fails, a job books the time later if it's still free then. */
async function tryHoldPickedTime(order: orders.StoredOrder): Promise<void> {
  try {
    await holdPickedTime(order, mostHoldMs);
  } catch (error) {
    log({ event: 'picked time not held', order: order.id, error: failureOf(error) });
  }
}

// Razorpay waits only five seconds for a response to a webhook.
const mostHoldMs = 1500;

export async function recordUnmatchedDisputes(
  { payment, orderId }: Pick<ProviderPayment, 'payment' | 'orderId'>,
  disputes: Dispute[],
): Promise<void> {
  const { id, paise, currency, status, method, createdAt } = payment;
  const unmatched = {
    ...{ id, paise, currency, status, createdAt },
    ...(method && { method }),
    ...(orderId && { orderId }),
  };
  const at = new Date().toISOString();
  logUnmatchedDisputes(await unmatchedPayments.addDisputes(unmatched, disputes, at));
}

export function followUpsOf(before: orders.StoredOrder, after: orders.StoredOrder): NewEntry[] {
  const isPaid = orderEvents(before, after).some(({ kind }) => kind === 'paid');
  return [
    ...orderEmails(before, after),
    ...(isPaid ? [orders.news('paid')] : []),
    ...refundEntriesOf(before, after),
  ];
}

/**
 * A refund keeps the time it was made, even if we hear about it later. The order keeps its seat until a full refund has
 * gone through.
 */
function refundEntriesOf(before: orders.StoredOrder, after: orders.StoredOrder): NewEntry[] {
  const [was, phase] = [refundPhaseOf(before), refundPhaseOf(after)];
  if (was === phase && after.product?.kind === 'coaching')
    return refundedPrice(before) === refundedPrice(after) ? [] : [orders.news('session refund')];
  if (was === phase) return wantsSeat(before) === wantsSeat(after) ? [] : [orders.news('seat')];
  const now = new Date().toISOString();
  const at = was === 'kept' ? (lastRefundAt(after) ?? now) : now;
  return [orders.orderRefunded({ phase, at: at < now ? at : now })];
}

/**
 * The emails are queued in the same write as the change, so each step triggers only one email, even if several sources
 * report it.
 */
const orderEmails = (before: orders.StoredOrder, after: orders.StoredOrder): NewEntry[] =>
  orderEvents(before, after).flatMap((event) => emailsAbout(event, after));

function emailsAbout(event: OrderEvent, order: orders.StoredOrder): NewEntry[] {
  switch (event.kind) {
    case 'paid':
      return [mail('payment-received'), mail('new-order')];
    case 'paid again':
      return [mail('paid-twice', { about: event.payment.id })];
    case 'paid another amount':
      return [];
    case 'refund':
      return refundEmails(order, event.refund);
    case 'dispute':
      return event.isNew ? [mail('payment-disputed', { about: event.dispute.id })] : [];
  }
}

function refundEmails(order: orders.StoredOrder, { id: about, paymentId, status }: Refund): NewEntry[] {
  const payment = order.payments.find(({ id }) => id === paymentId);
  // Emails give amounts in rupees, so a payment in another currency is shown only in the Admin Panel.
  if (payment && payment.currency !== order.currency) return [];
  if (status === 'failed') return [mail('refund-failed', { about }), mail('refund-delayed', { about })];
  return [mail(status === 'pending' ? 'refund-started' : 'refund-sent', { about })];
}

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
    else log({ event: paymentEvents[event.kind], order: after.id });
  }
}

const paymentEvents = {
  paid: 'order paid',
  'paid again': 'order paid twice',
  'paid another amount': 'payment with a different amount',
} as const;

function logUnmatchedDisputes(disputes: readonly Dispute[]): void {
  for (const { status, paymentId } of disputes) log({ event: `dispute ${status}`, payment: paymentId });
}
