import { complaintDue } from '#shared/domain/enquiries/answer-time.ts';
import { sumPaise } from '#shared/domain/money/money.ts';
import type { Refund } from '#shared/domain/orders/order.ts';
import { soldName } from '#shared/domain/orders/order-names.ts';
import { orderNumber } from '#shared/domain/orders/order-number.ts';
import { isPaymentAwaited } from '#shared/domain/orders/order-state.ts';
import { failedRefunds, refundPhaseOf } from '#shared/domain/orders/refunds.ts';
import type { OwnOrder, WorkSheet } from '#shared/domain/work/bought-work.ts';
import { placeOf } from '../classes/place-of.ts';
import * as enquiries from '../enquiries/store.ts';
import * as orders from '../orders/store.ts';
import { notFound } from '../platform/errors.ts';
import { mailStatesOf } from '../platform/outbox/mail-states.ts';
import * as works from './store.ts';

/** An order as its buyer reads it, with its work, its place and its complaints. Throws `notFound` where there is no such order. */
export async function ownOrderOf(orderId: string): Promise<OwnOrder> {
  const [order, work] = await Promise.all([orders.find(orderId), works.find(orderId)]);
  if (!order) throw noOrder();
  const [own, complaints] = await Promise.all([withPlace(order, work), complaintsOf(order)]);
  return { ...own, ...(complaints.length > 0 && { complaints }) };
}

/**
 * An order as the owner opens it: all that its buyer sees, how to reach them, and the mails of both. Throws `notFound`
 * where there is no such order.
 */
export async function workSheetOf(orderId: string): Promise<WorkSheet> {
  const [order, work] = await Promise.all([orders.find(orderId), works.find(orderId)]);
  if (!order) throw noOrder();
  const mails = [...mailStatesOf(order), ...(work ? mailStatesOf(work) : [])];
  const [own, complaints] = await Promise.all([withPlace(order, work), complaintsOf(order)]);
  return {
    order: own,
    ...(order.buyer && { mobile: order.buyer.mobile }),
    ...(work && { work: works.workOf(order, work) }),
    mails: mails.toSorted((a, b) => (a.at < b.at ? -1 : 1)),
    complaints,
  };
}

/** The complaints about an order, the latest first. One whose id was noted may not have been stored. */
async function complaintsOf({ complaintIds = new Set() }: orders.StoredOrder) {
  const found = await Promise.all([...complaintIds].map(enquiries.find));
  return found
    .flatMap((complaint) => complaint ?? [])
    .map(({ id, ticket, wantsRefund, createdAt, answeredAt, outcome }) => ({
      ...{ id, ticket, createdAt, dueBy: complaintDue(createdAt) },
      ...(wantsRefund && { wantsRefund }),
      ...(answeredAt && { answeredAt }),
      ...(outcome && { settled: { at: outcome.at, done: outcome.why ?? '' } }),
    }))
    .toSorted((a, b) => (a.createdAt > b.createdAt ? -1 : 1));
}

/** An order with its work as its buyer reads them. Parts of it beyond the contract never leave, as the output is picked. */
async function withPlace(order: orders.StoredOrder, work?: works.StoredWork): Promise<OwnOrder> {
  const { id, plan, sold, paise, paidAt, buyer, receiptSerial } = order;
  const failedRefundPaise = sumPaise(refundsOf(failedRefunds(order), order));
  const isHeld = order.paidBy !== undefined && refundPhaseOf(order) === 'kept';
  const place = sold?.kind === 'course' && isHeld ? await placeOf(sold) : undefined;
  return {
    ...{ id, number: orderNumber(order), what: soldName(order), paise },
    ...(plan && { plan }),
    status: isPaymentAwaited(order) ? 'processing' : order.status,
    ...(paidAt && { paidAt }),
    ...(buyer && { name: buyer.name, email: buyer.email }),
    ...(order.alsoPaid && { paidTwice: isSecond(order.alsoPaid) ? 'second' : 'first' }),
    refunds: refundsOf(order.refunds, order),
    ...(failedRefundPaise > 0 && { failedRefundPaise }),
    ...(receiptSerial && { receipt: receiptSerial }),
    ...(work && { work: withoutNotes(works.workOf(order, work)) }),
    ...(place && { place }),
  };
}

const isSecond = (alsoPaid: NonNullable<orders.StoredOrder['alsoPaid']>) =>
  alsoPaid.some(({ isEarlier }) => isEarlier);

/** The owner's notes of calls are hers. */
const withoutNotes = (work: works.StoredWork): works.StoredWork => ({
  ...work,
  entries: work.entries.filter(({ kind }) => kind !== 'call'),
});

/** Refunds in the order's currency: a page tells rupees. */
function refundsOf(refunds: readonly Refund[], { payments, paidBy, paise, currency }: orders.StoredOrder) {
  const paymentOf = ({ paymentId }: Refund) => payments.find(({ id }) => id === paymentId);
  // One over the price beside the payment that paid; Razorpay itself may have sent it back before it was taken.
  const isExtra = (refund: Refund) =>
    paidBy !== undefined && refund.paymentId !== paidBy && (paymentOf(refund)?.paise ?? 0) >= paise;
  return refunds
    .filter((refund) => (paymentOf(refund)?.currency ?? currency) === currency)
    .map((refund) => ({
      paise: refund.paise,
      status: refund.status,
      createdAt: refund.createdAt,
      ...(isExtra(refund) && { isExtra: true }),
    }));
}

const noOrder = () => notFound('There is no such order.');

export const noWork = () => notFound('Could not find the work of this order.');
