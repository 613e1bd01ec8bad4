import { type OrderEvent, orderEvents } from '#shared/domain/orders/order-events.ts';
import { wantsSeat } from '#shared/domain/orders/order-seat.ts';
import { applyUpdate, type PaymentUpdate } from '#shared/domain/orders/order-state.ts';
import type { Dispute, Refund } from '#shared/domain/orders/payment-records.ts';
import { lastRefundAt, refundPhaseOf } from '#shared/domain/orders/refunds.ts';
import { log } from '../platform/log.ts';
import type { NewEntry } from '../platform/outbox/entries.ts';
import { mail } from '../platform/outbox/mails.ts';
import type { Patience } from '../platform/table/table.ts';
import { followSeatSoon } from './follow-seat.ts';
import type { ProviderPayment } from './razorpay/entities.ts';
import * as orders from './store.ts';
import * as unmatchedPayments from './unmatched-payments.ts';

/** Applies an update to an order, with its follow-ups and its seat, and returns the order; undefined if there is no such order. */
export async function recordUpdate(
  id: string,
  update: PaymentUpdate,
  patience?: Patience,
): Promise<orders.StoredOrder | undefined> {
  const change = await orders.update(id, (order) => applyUpdate(order, update), followUpsOf, patience);
  if (!change) return undefined;
  logChange(change);
  return followSeatSoon(change.after);
}

/** Records and logs disputes about a payment that belongs to no order of ours. */
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

/** The entries that follow from a change of an order: its mails, and the entry of the job that follows orders. */
export function followUpsOf(before: orders.StoredOrder, after: orders.StoredOrder): NewEntry[] {
  const isPaid = orderEvents(before, after).some(({ kind }) => kind === 'paid');
  return [
    ...orderMails(before, after),
    ...(isPaid ? [orders.news('paid')] : []),
    ...refundNewsOf(before, after),
  ];
}

/**
 * The news of a refund of all the money. A refund has its own time, however late it is heard of; its later steps have none.
 * The order gives up its seat only once Razorpay has made the refund, which is news too.
 */
function refundNewsOf(before: orders.StoredOrder, after: orders.StoredOrder): NewEntry[] {
  const [was, phase] = [refundPhaseOf(before), refundPhaseOf(after)];
  if (was === phase) return wantsSeat(before) === wantsSeat(after) ? [] : [orders.news('seat')];
  const now = new Date().toISOString();
  const at = was === 'kept' ? (lastRefundAt(after) ?? now) : now;
  return [orders.refundNews({ phase, at: at < now ? at : now })];
}

/**
 * The mails that follow from a change of an order. The write of the change appends them, so each step of the money is told
 * once, whatever source reported it. What they say is read when they leave (`mail/order-facts.ts`).
 */
const orderMails = (before: orders.StoredOrder, after: orders.StoredOrder): NewEntry[] =>
  orderEvents(before, after).flatMap((event) => mailsAbout(event, after));

function mailsAbout(event: OrderEvent, order: orders.StoredOrder): NewEntry[] {
  switch (event.kind) {
    case 'paid':
      return [mail('payment-received'), mail('new-order')];
    case 'paid again':
      return [mail('paid-twice', { about: event.payment.id })];
    case 'paid another amount':
      return [];
    case 'refund':
      return refundMails(order, event.refund);
    case 'dispute':
      return event.isNew ? [mail('payment-disputed', { about: event.dispute.id })] : [];
  }
}

/** The mails about a refund: the buyer is told each step, and the owner of a refund that a bank failed. */
function refundMails(order: orders.StoredOrder, { id: about, paymentId, status }: Refund): NewEntry[] {
  const payment = order.payments.find(({ id }) => id === paymentId);
  // A letter tells rupees. A payment in another currency pays for no order, and only the desk shows it.
  if (payment && payment.currency !== order.currency) return [];
  if (status === 'failed') return [mail('refund-failed', { about }), mail('refund-delayed', { about })];
  return [mail(status === 'pending' ? 'refund-on-its-way' : 'refund-sent', { about })];
}

/** Logs the events of a change of an order. */
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

/** Logs disputes about payments that belong to no order of ours: a bank waits for an answer to them too. */
function logUnmatchedDisputes(disputes: readonly Dispute[]): void {
  for (const { status, paymentId } of disputes) log({ event: `dispute ${status}`, payment: paymentId });
}
