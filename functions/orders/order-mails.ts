import type { LetterName } from '#shared/domain/mail/mail.ts';
import { openDisputes } from '#shared/domain/orders/attention.ts';
import type { Dispute, Refund } from '#shared/domain/orders/order.ts';
import { type OrderEvent, orderEvents } from '#shared/domain/orders/order-events.ts';
import { refundedName, soldName } from '#shared/domain/orders/order-names.ts';
import type { FactsOf } from '#shared/letters/letters.ts';
import type { NewEntry } from '../platform/outbox/entries.ts';
import { mail } from '../platform/outbox/mails.ts';
import type { StoredOrder } from './store.ts';

/**
 * The mails that follow from a change of an order. One write at a time takes an order over a line and appends them, so
 * each step of its money is told once, whatever brought the news.
 */
export const orderMails = (before: StoredOrder, after: StoredOrder): NewEntry[] =>
  orderEvents(before, after).flatMap((event) => mailsOf(after, event));

function mailsOf(order: StoredOrder, event: OrderEvent): NewEntry[] {
  const { id, buyer: { name, mobile, email } = {} } = order;
  const sold = { order: id, what: soldName(order), ...(name && { name }) };
  switch (event.kind) {
    case 'paid': {
      const paid = { ...sold, paise: event.payment.paise };
      return [
        letter('payment-received', { ...paid, ...kindOf(order) }),
        letter('new-order', { ...paid, ...(mobile && { mobile }), ...(email && { email }) }),
      ];
    }
    case 'paid again':
      return [letter('paid-twice', { ...sold, paise: event.payment.paise, ...(mobile && { mobile }) })];
    case 'paid another amount':
      return [];
    case 'refund':
      return refundMails(order, event.refund, { ...sold, ...(mobile && { mobile }) });
    case 'dispute':
      return event.isNew ? [letter('payment-disputed', disputeFacts(order, event.dispute))] : [];
  }
}

const letter = <Name extends LetterName>(name: Name, facts: FactsOf<Name>) => mail(name, facts);

/** The kind of what an order sells; none of a price of the list alone. */
const kindOf = ({ plan, sold }: StoredOrder): Pick<FactsOf<'payment-received'>, 'sold'> => {
  const kind = plan ? 'plan' : sold?.kind;
  return kind ? { sold: kind } : {};
};

type Sold = Pick<FactsOf<'payment-received'>, 'order' | 'what' | 'name'>;

/** The buyer is told what became of the money, and the owner of what a bank did not pass on. */
function refundMails(
  order: StoredOrder,
  refund: Refund,
  { mobile, ...sold }: Sold & { mobile?: string },
): NewEntry[] {
  const payment = order.payments.find(({ id }) => id === refund.paymentId);
  // A letter tells rupees. Money of another currency pays for nothing here, and the desk shows it.
  if (payment && payment.currency !== order.currency) return [];
  const facts = { ...sold, what: refundedName(order, refund), paise: refund.paise };
  if (refund.status === 'failed')
    return [
      letter('refund-failed', { ...facts, ...(mobile && { mobile }) }),
      letter('refund-delayed', facts),
    ];
  if (refund.status === 'pending') return [letter('refund-on-its-way', facts)];
  const handed = payment?.method === 'cash' || payment?.method === 'transfer' ? payment.method : undefined;
  return [letter('refund-arrived', { ...facts, ...(handed && { handed }) })];
}

/** A dispute that is over when it is first heard of asks for no answer. */
function disputeFacts({ id }: StoredOrder, dispute: Dispute): FactsOf<'payment-disputed'> {
  const { paise, reason, respondBy } = dispute;
  const isOpen = openDisputes({ disputes: [dispute] }).length > 0;
  return { order: id, paise, ...(reason && { reason }), ...(respondBy && isOpen && { respondBy }) };
}
