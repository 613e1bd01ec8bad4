import type { ShownClass } from '#shared/domain/classes/calendar-class.ts';
import { openDisputes, seatRefundDue } from '#shared/domain/orders/attention.ts';
import { productName, refundedName } from '#shared/domain/orders/order-names.ts';
import { orderNumber } from '#shared/domain/orders/order-number.ts';
import { type SeatState, seatStateOf } from '#shared/domain/orders/order-seat.ts';
import type { Payment, Refund } from '#shared/domain/orders/payment-records.ts';
import { failedRefunds, paysAgain, refundablePaise, refundPhaseOf } from '#shared/domain/orders/refunds.ts';
import { sentRefundOf } from '#shared/domain/orders/sent-refund.ts';
import { workStateOf } from '#shared/domain/work/work.ts';
import type { FactsOf } from '#shared/emails/templates.ts';
import { courseSeatOf } from '../classes/course-seat.ts';
import type { StoredOrder } from '../orders/store.ts';
import type { Claim } from '../platform/outbox/claim.ts';
import { type EmailFacts, type SupersededEmail, superseded } from '../platform/outbox/email-entries.ts';
import type { OutboxItem } from '../platform/outbox/entries.ts';
import * as works from '../work/store.ts';

interface OrderEmail {
  order: StoredOrder;
  about: string | undefined;
}

type MoneyTemplate = keyof typeof moneyEmails;

const moneyEmails = {
  'payment-received': async ({
    order,
  }: OrderEmail): Promise<FactsOf<'payment-received'> | SupersededEmail> => {
    const payment = paymentNotRefunded(order);
    return payment ? { ...basicsOf(order), paise: payment.paise, next: await nextStep(order) } : gone;
  },
  'new-order': async ({ order }: OrderEmail): Promise<FactsOf<'new-order'> | SupersededEmail> => {
    const payment = paymentNotRefunded(order);
    const { mobile, email } = order.buyer ?? {};
    const refundBy = seatRefundDue(order);
    return payment
      ? {
          ...{ ...basicsOf(order), paise: payment.paise },
          ...{ ...(mobile && { mobile }), ...(email && { email }), ...(refundBy && { refundBy }) },
        }
      : gone;
  },
  'seat-taken': async ({ order }: OrderEmail): Promise<FactsOf<'seat-taken'> | SupersededEmail> => {
    const payment = paymentNotRefunded(order);
    if (!payment) return gone;
    return seatStateOf(order) === 'none'
      ? { ...basicsOf(order), paise: payment.paise }
      : superseded('changed');
  },
  'paid-twice': async ({ order, about }: OrderEmail): Promise<FactsOf<'paid-twice'> | SupersededEmail> => {
    const payment = order.payments.find(({ id }) => id === about);
    const paise = payment && paysAgain(order, payment) ? refundablePaise(order, payment) : 0;
    return paise > 0 ? { ...basicsOf(order), ...mobileOf(order), paise } : gone;
  },
  'refund-started': async (mail: OrderEmail): Promise<FactsOf<'refund-started'> | SupersededEmail> => {
    const refund = refundOf(mail);
    if (refund?.status !== 'pending') return superseded('newer email');
    return { ...refundBasics(mail.order, refund), ...(await cancelledAfterRefund(mail.order)) };
  },
  'refund-sent': async (mail: OrderEmail): Promise<FactsOf<'refund-sent'> | SupersededEmail> => {
    const refund = refundOf(mail);
    if (refund?.status !== 'processed') return superseded('changed');
    return {
      ...refundBasics(mail.order, refund),
      refund: sentRefundOf(mail.order.payments, refund),
      ...(await cancelledAfterRefund(mail.order)),
    };
  },
  'refund-delayed': async (mail: OrderEmail): Promise<FactsOf<'refund-delayed'> | SupersededEmail> => {
    const refund = failedRefundOf(mail);
    return refund ? refundBasics(mail.order, refund) : gone;
  },
  'refund-failed': async (mail: OrderEmail): Promise<FactsOf<'refund-failed'> | SupersededEmail> => {
    const refund = failedRefundOf(mail);
    return refund ? { ...refundBasics(mail.order, refund), ...mobileOf(mail.order) } : gone;
  },
  'payment-disputed': async ({
    order,
    about,
  }: OrderEmail): Promise<FactsOf<'payment-disputed'> | SupersededEmail> => {
    const dispute = order.disputes?.find(({ id }) => id === about);
    if (!dispute || dispute.status === 'won' || dispute.status === 'closed') return superseded('over');
    const { paise, reason, respondBy } = dispute;
    const isOpen = openDisputes({ disputes: [dispute] }).length > 0;
    const answer = !isOpen ? 'lost' : respondBy && respondBy < new Date().toISOString() ? 'late' : 'open';
    return { order: order.id, paise, answer, ...(reason && { reason }), ...(respondBy && { respondBy }) };
  },
};

export const orderFacts =
  <Name extends MoneyTemplate>(template: Name) =>
  ({ item, entry }: Claim<EmailFacts>): Promise<FactsOf<Name> | SupersededEmail> => {
    const source = moneyEmails[template] as (mail: OrderEmail) => Promise<FactsOf<Name> | SupersededEmail>;
    return source({ order: item as OutboxItem & StoredOrder, about: entry.facts.about });
  };

const gone = superseded('refunded');

export const basicsOf = (order: StoredOrder) => ({
  order: order.id,
  number: orderNumber(order),
  what: productName(order),
  ...(order.buyer && { name: order.buyer.name }),
});

const mobileOf = ({ buyer }: StoredOrder) => buyer && { mobile: buyer.mobile };

const refundBasics = (order: StoredOrder, refund: Refund) => ({
  ...basicsOf(order),
  what: refundedName(order, refund),
  paise: refund.paise,
});

async function cancelledAfterRefund(order: StoredOrder) {
  if (!order.seat?.takenAt || refundPhaseOf(order) === 'kept') return undefined;
  return cancelledClass((await works.find(order.id))?.shown);
}

export const cancelledClass = (shown: ShownClass | undefined) =>
  shown?.hours && { event: { ...shown.hours, sequence: shown.sequence + 1, isCancelled: true } };

const refundOf = ({ order, about }: OrderEmail) => order.refunds.find(({ id }) => id === about);

const failedRefundOf = ({ order, about }: OrderEmail) => failedRefunds(order).find(({ id }) => id === about);

const paymentNotRefunded = (order: StoredOrder): Payment | undefined =>
  refundPhaseOf(order) === 'kept' ? order.payments.find(({ id }) => id === order.paidBy) : undefined;

async function nextStep(order: StoredOrder): Promise<FactsOf<'payment-received'>['next']> {
  const { id, plan, product, paidAt = '' } = order;
  if (plan) {
    const work = await works.find(id);
    return work && workStateOf(work).hasBrief ? 'work' : 'details';
  }
  if (product?.kind !== 'course') return product && 'agreement';
  const { isGone, deletedAt } = await courseSeatOf(product);
  if (isGone) return deletedAt && paidAt > deletedAt ? 'course closed' : 'course deleted';
  const seat = seatStateOf(order);
  return seat && seatSteps[seat];
}

const seatSteps: Record<SeatState, FactsOf<'payment-received'>['next']> = {
  confirming: 'confirming seat',
  held: 'class',
  none: 'seat taken',
  arranged: 'agreement',
  given_up: 'agreement',
};
