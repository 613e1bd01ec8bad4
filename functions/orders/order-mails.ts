import type { Refund } from '#shared/domain/orders/order.ts';
import { type OrderEvent, orderEvents } from '#shared/domain/orders/order-events.ts';
import type { NewEntry } from '../platform/outbox/entries.ts';
import { mail } from '../platform/outbox/mails.ts';
import type { StoredOrder } from './store.ts';

/**
 * The mails that follow from a change of an order. One write at a time takes an order over a line and appends them, so each
 * step of its money is told once, whatever brought the news. What they say is read when they leave (`mail/order-facts.ts`).
 */
export const orderMails = (before: StoredOrder, after: StoredOrder): NewEntry[] =>
  orderEvents(before, after).flatMap((event) => mailsOf(after, event));

function mailsOf(order: StoredOrder, event: OrderEvent): NewEntry[] {
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

/** The buyer is told what became of the money, and the owner of what a bank did not pass on. */
function refundMails(order: StoredOrder, { id: about, paymentId, status }: Refund): NewEntry[] {
  const payment = order.payments.find(({ id }) => id === paymentId);
  // A letter tells rupees. Money of another currency pays for nothing here, and the desk shows it.
  if (payment && payment.currency !== order.currency) return [];
  if (status === 'failed') return [mail('refund-failed', { about }), mail('refund-delayed', { about })];
  return [mail(status === 'pending' ? 'refund-on-its-way' : 'refund-arrived', { about })];
}
