import type { ShownClass } from '#shared/domain/classes/calendar-class.ts';
import { bookingOf, wantedBooking } from '#shared/domain/coaching/booking-rules.ts';
import {
  type Booking,
  holdsTime,
  type SessionsState,
  sessionsToCome,
} from '#shared/domain/coaching/bookings.ts';
import { calendarSession } from '#shared/domain/coaching/calendar-session.ts';
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
import { type CoachingStep, type NextStep, paymentReceived } from '#shared/emails/payment-received.ts';
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
import { currentWork } from '../work/current-work.ts';
import * as works from '../works/store.ts';
import type { Email } from './email.ts';

interface OrderEmail {
  order: StoredOrder;
  about: string | undefined;
}

export const orderEmails = {
  'payment-received': aboutOrder(paymentReceived, async ({ order }) => {
    const payment = paymentNotRefunded(order);
    return payment ? { ...basicsOf(order), paise: payment.paise, ...(await nextStep(order)) } : gone;
  }),
  'new-order': aboutOrder(newOrder, async ({ order }) => {
    const payment = paymentNotRefunded(order);
    const { mobile, email } = order.buyer ?? {};
    const refundBy = seatRefundDue(order);
    return payment
      ? {
          ...{ ...basicsOf(order), paise: payment.paise },
          ...{ ...(mobile && { mobile }), ...(email && { email }), ...(refundBy && { refundBy }) },
          ...(coachingProduct(order) && { session: { start: (await sessionsAfterPayment(order)).start } }),
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
    return { ...refundBasics(mail.order, refund), ...(await removedByRefund(mail.order)) };
  }),
  'refund-sent': aboutOrder(refundSent, async (mail) => {
    const refund = refundOf(mail);
    if (refund?.status !== 'processed') return superseded('changed');
    return {
      ...refundBasics(mail.order, refund),
      refund: sentRefundOf(mail.order.payments, refund),
      ...(await removedByRefund(mail.order)),
    };
  }),
  'refund-delayed': aboutOrder(refundDelayed, async (mail) => {
    const refund = failedRefundOf(mail);
    if (!refund) return gone;
    const freed = await countFreed(mail.order, refund);
    return { ...refundBasics(mail.order, refund), ...(freed > 0 && { freed }) };
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

/** What a full refund removes from the buyer's calendar. */
async function removedByRefund(order: StoredOrder) {
  if (refundPhaseOf(order) === 'kept') return undefined;
  const product = coachingProduct(order);
  if (!product) return order.seat?.takenAt && cancelledClass((await works.find(order.id))?.shown);
  const state = await sessionsOf(order);
  const bookings = (state?.bookings ?? []).map((booking) =>
    // A job frees them shortly after the refund.
    holdsTime(booking) ? { ...booking, state: 'freed' as const } : booking,
  );
  const freed = bookings.filter((booking) => booking.state === 'freed' && isLater(booking));
  const { title, coach, place } = product;
  const sessions = freed.map((booking) => calendarSession({ bookings }, booking));
  return sessions.length > 0 ? { freed: { title, coach, place, sessions } } : undefined;
}

/** How many sessions were freed by a refund that failed and aren't booked again. */
async function countFreed(order: StoredOrder, { createdAt }: Refund): Promise<number> {
  if (refundPhaseOf(order) !== 'kept') return 0;
  const { bookings = [], left = 0 } = (await sessionsOf(order)) ?? {};
  const freed = bookings.filter(({ state, since }) => state === 'freed' && since >= createdAt);
  return Math.min(left, freed.length);
}

const isLater = ({ start }: Booking) => Date.parse(start) > Date.now();

async function sessionsOf(order: StoredOrder): Promise<SessionsState | undefined> {
  const work = await works.find(order.id);
  return work && workStateOf(currentWork(order, work)).sessions;
}

export const coachingProduct = ({ product }: StoredOrder) =>
  product?.kind === 'coaching' ? product : undefined;

export const cancelledClass = (shown: ShownClass | undefined) =>
  shown?.hours && { event: { ...shown.hours, sequence: shown.sequence + 1, isCancelled: true } };

const refundOf = ({ order, about }: OrderEmail) => order.refunds.find(({ id }) => id === about);

const failedRefundOf = ({ order, about }: OrderEmail) => failedRefunds(order).find(({ id }) => id === about);

const paymentNotRefunded = (order: StoredOrder): Payment | undefined =>
  refundPhaseOf(order) === 'kept' ? order.payments.find(({ id }) => id === order.paidBy) : undefined;

async function nextStep(
  order: StoredOrder,
): Promise<{ next?: NextStep | undefined; coaching?: CoachingStep }> {
  if (!coachingProduct(order)) return { next: await stepOf(order) };
  const { start, left, wanted } = await sessionsAfterPayment(order);
  if (start) return { next: 'session', coaching: { start, left } };
  const { wants } = order;
  if (wants && wanted === 'reserved')
    return { next: 'checking time', coaching: { start: wants.start, left } };
  if (left === 0) return { next: 'sessions over' };
  return wants && wanted === 'refused'
    ? { next: 'time taken', coaching: { start: wants.start, left } }
    : { next: 'book' };
}

/** `start` is the next session's. `wanted` is the state of the time that was picked before the payment. */
async function sessionsAfterPayment(order: StoredOrder) {
  const state = await sessionsOf(order);
  const { bookings = [], left = coachingProduct(order)?.sessions ?? 0 } = state ?? {};
  const [next] = sessionsToCome({ bookings }, Date.now());
  const wanted = bookingOf({ bookings }, wantedBooking(order))?.state ?? 'reserved';
  return { start: next?.start, left, wanted };
}

async function stepOf(order: StoredOrder): Promise<NextStep | undefined> {
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
