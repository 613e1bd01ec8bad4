import type { ShownClass } from '#shared/domain/classes/shown-class.ts';
import { openDisputes, seatRefundDue } from '#shared/domain/orders/attention.ts';
import { productName, refundedName } from '#shared/domain/orders/order-names.ts';
import { orderNumber } from '#shared/domain/orders/order-number.ts';
import { type SeatState, seatStateOf } from '#shared/domain/orders/order-seat.ts';
import type { Payment, Refund } from '#shared/domain/orders/payment-records.ts';
import { failedRefunds, paysAgain, refundablePaise, refundPhaseOf } from '#shared/domain/orders/refunds.ts';
import { sentRefundOf } from '#shared/domain/orders/sent-refund.ts';
import { workStateOf } from '#shared/domain/work/work.ts';
import type { FactsOf } from '#shared/letters/letters.ts';
import { placeOf } from '../classes/place-of.ts';
import type { StoredOrder } from '../orders/store.ts';
import type { Claim } from '../platform/outbox/claim.ts';
import type { OutboxItem } from '../platform/outbox/entries.ts';
import { type MailFacts, type OvertakenMail, overtaken } from '../platform/outbox/mails.ts';
import * as works from '../work/store.ts';

/** The order of a mail about money, and the id of the payment, refund or dispute that the mail is about. */
interface OrderMail {
  order: StoredOrder;
  about: string | undefined;
}

type MoneyLetter = keyof typeof moneyLetters;

/** The facts of each letter about money, from the order as it is when the letter leaves. */
const moneyLetters = {
  'payment-received': async ({ order }: OrderMail): Promise<FactsOf<'payment-received'> | OvertakenMail> => {
    const payment = keptPayment(order);
    return payment ? { ...basicsOf(order), paise: payment.paise, next: await nextStep(order) } : gone;
  },
  'new-order': async ({ order }: OrderMail): Promise<FactsOf<'new-order'> | OvertakenMail> => {
    const payment = keptPayment(order);
    const { mobile, email } = order.buyer ?? {};
    const refundBy = seatRefundDue(order);
    return payment
      ? {
          ...{ ...basicsOf(order), paise: payment.paise },
          ...{ ...(mobile && { mobile }), ...(email && { email }), ...(refundBy && { refundBy }) },
        }
      : gone;
  },
  'seat-taken': async ({ order }: OrderMail): Promise<FactsOf<'seat-taken'> | OvertakenMail> => {
    const payment = keptPayment(order);
    if (!payment) return gone;
    return seatStateOf(order) === 'none'
      ? { ...basicsOf(order), paise: payment.paise }
      : overtaken('changed');
  },
  'paid-twice': async ({ order, about }: OrderMail): Promise<FactsOf<'paid-twice'> | OvertakenMail> => {
    const payment = order.payments.find(({ id }) => id === about);
    const paise = payment && paysAgain(order, payment) ? refundablePaise(order, payment) : 0;
    return paise > 0 ? { ...basicsOf(order), ...mobileOf(order), paise } : gone;
  },
  'refund-on-its-way': async (mail: OrderMail): Promise<FactsOf<'refund-on-its-way'> | OvertakenMail> => {
    const refund = refundOf(mail);
    if (refund?.status !== 'pending') return overtaken('newer mail');
    return { ...refundBasics(mail.order, refund), ...(await endedClass(mail.order)) };
  },
  'refund-sent': async (mail: OrderMail): Promise<FactsOf<'refund-sent'> | OvertakenMail> => {
    const refund = refundOf(mail);
    if (refund?.status !== 'processed') return overtaken('changed');
    return {
      ...refundBasics(mail.order, refund),
      refund: sentRefundOf(mail.order.payments, refund),
      ...(await endedClass(mail.order)),
    };
  },
  'refund-delayed': async (mail: OrderMail): Promise<FactsOf<'refund-delayed'> | OvertakenMail> => {
    const refund = owedRefundOf(mail);
    return refund ? refundBasics(mail.order, refund) : gone;
  },
  'refund-failed': async (mail: OrderMail): Promise<FactsOf<'refund-failed'> | OvertakenMail> => {
    const refund = owedRefundOf(mail);
    return refund ? { ...refundBasics(mail.order, refund), ...mobileOf(mail.order) } : gone;
  },
  'payment-disputed': async ({
    order,
    about,
  }: OrderMail): Promise<FactsOf<'payment-disputed'> | OvertakenMail> => {
    const dispute = order.disputes?.find(({ id }) => id === about);
    if (!dispute || dispute.status === 'won' || dispute.status === 'closed') return overtaken('over');
    const { paise, reason, respondBy } = dispute;
    const isOpen = openDisputes({ disputes: [dispute] }).length > 0;
    const answer = !isOpen ? 'lost' : respondBy && respondBy < new Date().toISOString() ? 'late' : 'open';
    return { order: order.id, paise, answer, ...(reason && { reason }), ...(respondBy && { respondBy }) };
  },
};

/** Reads the facts of a letter about an order's money. */
export const orderFacts =
  <Name extends MoneyLetter>(letter: Name) =>
  ({ item, entry }: Claim<MailFacts>): Promise<FactsOf<Name> | OvertakenMail> => {
    const source = moneyLetters[letter] as (mail: OrderMail) => Promise<FactsOf<Name> | OvertakenMail>;
    return source({ order: item as OutboxItem & StoredOrder, about: entry.facts.about });
  };

const gone = overtaken('money back');

/** The facts that every letter about an order has. */
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

/** The event that cancels the class in the buyer's calendar, after a refund of the whole price. */
async function endedClass(order: StoredOrder) {
  if (!order.seat?.takenAt || refundPhaseOf(order) === 'kept') return undefined;
  return cancelledClass((await works.find(order.id))?.shown);
}

/** The event that cancels a class in the calendar of a buyer who was shown it. */
export const cancelledClass = (shown: ShownClass | undefined) =>
  shown?.hours && { event: { ...shown.hours, sequence: shown.sequence + 1, isCancelled: true } };

const refundOf = ({ order, about }: OrderMail) => order.refunds.find(({ id }) => id === about);

/** The refund that a bank has failed, as long as its money has not been sent again. */
const owedRefundOf = ({ order, about }: OrderMail) => failedRefunds(order).find(({ id }) => id === about);

/** The payment that paid an order, unless a refund of the whole price was begun since. */
const keptPayment = (order: StoredOrder): Payment | undefined =>
  refundPhaseOf(order) === 'kept' ? order.payments.find(({ id }) => id === order.paidBy) : undefined;

/** The next step of a paid order; undefined for an order that names neither a plan nor another product. */
async function nextStep(order: StoredOrder): Promise<FactsOf<'payment-received'>['next']> {
  const { id, plan, product, paidAt = '' } = order;
  if (plan) {
    const work = await works.find(id);
    return work && workStateOf(work).hasBrief ? 'work' : 'details';
  }
  if (product?.kind !== 'course') return product && 'agreement';
  const { isGone, goneAt } = await placeOf(product);
  if (isGone) return goneAt && paidAt > goneAt ? 'course gone' : 'course deleted';
  const seat = seatStateOf(order);
  return seat && seatSteps[seat];
}

const seatSteps: Record<SeatState, FactsOf<'payment-received'>['next']> = {
  confirming: 'seat confirming',
  held: 'class',
  none: 'seat taken',
  arranged: 'agreement',
  given_up: 'agreement',
};
