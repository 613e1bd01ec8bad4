import type { ShownClass } from '#shared/domain/classes/calendar-class.ts';
import { openDisputes, seatRefundDue } from '#shared/domain/orders/attention.ts';
import { productName, refundedName } from '#shared/domain/orders/order-names.ts';
import { orderNumber } from '#shared/domain/orders/order-number.ts';
import { type SeatState, seatStateOf } from '#shared/domain/orders/order-seat.ts';
import type { Payment, Refund } from '#shared/domain/orders/payment-records.ts';
import { failedRefunds, paysAgain, refundablePaise, refundPhaseOf } from '#shared/domain/orders/refunds.ts';
import { sentRefundOf } from '#shared/domain/orders/sent-refund.ts';
import { workStateOf } from '#shared/domain/work/work.ts';
import { newOrder } from '#shared/emails/new-order.ts';
import { paidTwice } from '#shared/emails/paid-twice.ts';
import { paymentDisputed } from '#shared/emails/payment-disputed.ts';
import { type NextStep, paymentReceived } from '#shared/emails/payment-received.ts';
import { refundDelayed } from '#shared/emails/refund-delayed.ts';
import { refundFailed } from '#shared/emails/refund-failed.ts';
import { refundSent } from '#shared/emails/refund-sent.ts';
import { refundStarted } from '#shared/emails/refund-started.ts';
import { seatTaken } from '#shared/emails/seat-taken.ts';
import type { EmailTemplate } from '#shared/emails/template.ts';
import { courseSeatOf } from '../classes/course-seat.ts';
import type { StoredOrder } from '../orders/store.ts';
import { type SupersededEmail, superseded } from '../platform/outbox/email-entries.ts';
import type { OutboxItem } from '../platform/outbox/entries.ts';
import * as works from '../works/store.ts';
import type { Email } from './email.ts';

interface OrderEmail {
  order: StoredOrder;
  about: string | undefined;
}

export const orderEmails = {
  'payment-received': aboutOrder(paymentReceived, async ({ order }) => {
    const payment = paymentNotRefunded(order);
    return payment ? { ...basicsOf(order), paise: payment.paise, next: await nextStep(order) } : gone;
  }),
  'new-order': aboutOrder(newOrder, async ({ order }) => {
    const payment = paymentNotRefunded(order);
    const { mobile, email } = order.buyer ?? {};
    const refundBy = seatRefundDue(order);
    return payment
      ? {
          ...{ ...basicsOf(order), paise: payment.paise },
          ...{ ...(mobile && { mobile }), ...(email && { email }), ...(refundBy && { refundBy }) },
        }
      : gone;
  }),
  'seat-taken': aboutOrder(seatTaken, async ({ order }) => {
    const payment = paymentNotRefunded(order);
    if (!payment) return gone;
    return seatStateOf(order) === 'none'
      ? { ...basicsOf(order), paise: payment.paise }
      : superseded('changed');
  }),
  'paid-twice': aboutOrder(paidTwice, async ({ order, about }) => {
    const payment = order.payments.find(({ id }) => id === about);
    const paise = payment && paysAgain(order, payment) ? refundablePaise(order, payment) : 0;
    return paise > 0 ? { ...basicsOf(order), ...mobileOf(order), paise } : gone;
  }),
  'refund-started': aboutOrder(refundStarted, async (mail) => {
    const refund = refundOf(mail);
    if (refund?.status !== 'pending') return superseded('newer email');
    return { ...refundBasics(mail.order, refund), ...(await cancelledAfterRefund(mail.order)) };
  }),
  'refund-sent': aboutOrder(refundSent, async (mail) => {
    const refund = refundOf(mail);
    if (refund?.status !== 'processed') return superseded('changed');
    return {
      ...refundBasics(mail.order, refund),
      refund: sentRefundOf(mail.order.payments, refund),
      ...(await cancelledAfterRefund(mail.order)),
    };
  }),
  'refund-delayed': aboutOrder(refundDelayed, async (mail) => {
    const refund = failedRefundOf(mail);
    return refund ? refundBasics(mail.order, refund) : gone;
  }),
  'refund-failed': aboutOrder(refundFailed, async (mail) => {
    const refund = failedRefundOf(mail);
    return refund ? { ...refundBasics(mail.order, refund), ...mobileOf(mail.order) } : gone;
  }),
  'payment-disputed': aboutOrder(paymentDisputed, async ({ order, about }) => {
    const dispute = order.disputes?.find(({ id }) => id === about);
    if (!dispute || dispute.status === 'won' || dispute.status === 'closed') return superseded('over');
    const { paise, reason, respondBy } = dispute;
    const isOpen = openDisputes({ disputes: [dispute] }).length > 0;
    const open = respondBy && respondBy < new Date().toISOString() ? 'late' : 'open';
    const answer: typeof open | 'lost' = isOpen ? open : 'lost';
    const { order: id, number } = basicsOf(order);
    return { order: id, number, paise, answer, ...(reason && { reason }), ...(respondBy && { respondBy }) };
  }),
};

function aboutOrder<Facts>(
  template: EmailTemplate<Facts>,
  read: (mail: OrderEmail) => Promise<NoInfer<Facts> | SupersededEmail>,
): Email<Facts> {
  return {
    template,
    read: ({ item, entry }) => read({ order: item as OutboxItem & StoredOrder, about: entry.facts.about }),
  };
}

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

async function nextStep(order: StoredOrder): Promise<NextStep | undefined> {
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

const seatSteps: Record<SeatState, NextStep | undefined> = {
  confirming: 'confirming seat',
  held: 'class',
  none: 'seat taken',
  arranged: 'agreement',
  given_up: 'agreement',
};
