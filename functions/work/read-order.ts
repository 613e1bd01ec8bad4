import { complaintDue } from '#shared/domain/enquiries/reply-deadline.ts';
import { sumPaise } from '#shared/domain/money/money.ts';
import { productName } from '#shared/domain/orders/order-names.ts';
import { orderNumber } from '#shared/domain/orders/order-number.ts';
import { seatStateOf } from '#shared/domain/orders/order-seat.ts';
import { buyerStatusOf } from '#shared/domain/orders/order-state.ts';
import type { Refund } from '#shared/domain/orders/payment-records.ts';
import {
  failedRefunds,
  paymentsToRefund,
  paysAgain,
  refundablePaise,
  refundPhaseOf,
} from '#shared/domain/orders/refunds.ts';
import { possibleDoubles } from '#shared/domain/orders/related-orders.ts';
import { sentRefundOf } from '#shared/domain/orders/sent-refund.ts';
import type { CourseSeat, OwnOrder } from '#shared/domain/work/bought-work.ts';
import type { WorkDetail } from '#shared/domain/work/work-detail.ts';
import { courseSeatOf } from '../classes/course-seat.ts';
import * as enquiries from '../enquiries/store.ts';
import { isSamePerson } from '../orders/checkout/related-orders.ts';
import * as orders from '../orders/store.ts';
import { found, notFound } from '../platform/errors.ts';
import { emailStatesOf } from '../platform/outbox/email-states.ts';
import * as works from '../works/store.ts';
import { currentWork } from './current-work.ts';

export async function buyerOrderOf(orderId: string): Promise<OwnOrder> {
  const { order, work } = await readBoth(orderId);
  return { ...(await withSeatDetails(order, work)), complaints: unlessEmpty(await complaintsOf(order)) };
}

export async function workDetailOf(orderId: string): Promise<WorkDetail> {
  const { order, work } = await readBoth(orderId);
  const emails = [...emailStatesOf(order), ...(work ? emailStatesOf(work) : [])];
  const [own, complaints] = await Promise.all([withSeatDetails(order, work), complaintsOf(order)]);
  return {
    order: own,
    ...(order.buyer && { mobile: order.buyer.mobile }),
    ...(work && { work: currentWork(order, work) }),
    emails: emails.toSorted((a, b) => (a.at < b.at ? -1 : 1)),
    complaints,
  };
}

async function readBoth(id: string) {
  const [order, work] = await Promise.all([orders.find(id), works.find(id)]);
  return { order: found(order, 'We can’t find this order.'), work };
}

/** Newest first. A complaint's ID is noted before the complaint is stored, so the complaint may be missing. */
async function complaintsOf({ complaintIds = new Set() }: orders.StoredOrder) {
  const complaints = await Promise.all([...complaintIds].map(enquiries.find));
  return complaints
    .flatMap((complaint) => complaint ?? [])
    .map(({ id, ticket, wantsRefund, createdAt, answeredAt, outcome }) => ({
      ...{ id, ticket, createdAt, dueBy: complaintDue(createdAt) },
      ...{ wantsRefund, answeredAt },
      settled: outcome && { at: outcome.at, done: outcome.why ?? '' },
    }))
    .toSorted((a, b) => (a.createdAt > b.createdAt ? -1 : 1));
}

/** Extra fields are fine here, because `writeResponse` removes everything that the API contract doesn't list. */
async function withSeatDetails(order: orders.StoredOrder, work?: works.StoredWork): Promise<OwnOrder> {
  const { id, plan, paise, paidAt, buyer, receiptSerial } = order;
  return {
    ...{ id, number: orderNumber(order), what: productName(order), plan, paise, paidAt },
    status: buyerStatusOf(order),
    ...{ name: buyer?.name, email: buyer?.email },
    paidTwice: paidTwiceOf(order),
    alsoPaid: unlessEmpty(await alsoPaidOf(order)),
    toRefund: unlessEmpty(toRefundOf(order)),
    refunds: refundsOf(order.refunds, order),
    failedRefundPaise: sumPaise(refundsOf(failedRefunds(order), order)) || undefined,
    hasReceipt: receiptSerial ? true : undefined,
    work: work && withoutNotes(currentWork(order, work)),
    courseSeat: await boughtSeatOf(order),
    coaching: order.product?.kind === 'coaching' ? order.product : undefined,
    seat: seatStateOf(order),
  };
}

const unlessEmpty = <T>(items: T[]): T[] | undefined => (items.length > 0 ? items : undefined);

/** Returns undefined unless the order has a seat, or lost it because the course was deleted. */
export async function boughtSeatOf(order: orders.StoredOrder): Promise<CourseSeat | undefined> {
  const { product } = order;
  const state = seatStateOf(order);
  if (product?.kind !== 'course' || !state || refundPhaseOf(order) !== 'kept') return undefined;
  const seat = await courseSeatOf(product);
  return state === 'held' || seat.isGone ? seat : undefined;
}

function paidTwiceOf(order: orders.StoredOrder): OwnOrder['paidTwice'] {
  const doubles = order.alsoPaid?.filter(({ keptAt }) => !keptAt) ?? [];
  if (doubles.length === 0 || refundPhaseOf(order) === 'kept') return undefined;
  return doubles.some(({ isEarlier }) => isEarlier) ? 'second' : 'first';
}

/**
 * Returns the other payments in a possible double payment. The order number is only included if the same person paid,
 * because someone else may have used the same link.
 */
async function alsoPaidOf(order: orders.StoredOrder): Promise<NonNullable<OwnOrder['alsoPaid']>> {
  const doubles = possibleDoubles(order).map(async ({ id, isEarlier }) => ({
    isEarlier,
    other: await orders.find(id),
  }));
  return (await Promise.all(doubles)).flatMap(({ other, isEarlier }) => {
    if (!other) return [];
    const paise = other.payments.find(({ id }) => id === other.paidBy)?.paise ?? other.paise;
    const isOwn = isSamePerson(order.buyer, other.buyer);
    return [{ paise, isEarlier, paidAt: other.paidAt, number: isOwn ? orderNumber(other) : undefined }];
  });
}

/** Includes only payments in the order's currency, because the page shows rupees. */
const toRefundOf = (order: orders.StoredOrder): NonNullable<OwnOrder['toRefund']> =>
  paymentsToRefund(order)
    .filter(({ currency }) => order.paidBy && currency === order.currency)
    .map((payment) => ({
      paise: refundablePaise(order, payment),
      createdAt: payment.createdAt,
      isPrice: paysAgain(order, payment),
    }));

const withoutNotes = (work: works.StoredWork): works.StoredWork => ({
  ...work,
  entries: work.entries.filter(({ kind }) => kind !== 'call'),
});

function refundsOf(refunds: readonly Refund[], { payments, paidBy, paise, currency }: orders.StoredOrder) {
  const paymentOf = ({ paymentId }: Refund) => payments.find(({ id }) => id === paymentId);
  // An extra payment is at least as high as the price. It isn't always captured, because Razorpay may refund it first.
  const isExtra = (refund: Refund) =>
    paidBy !== undefined && refund.paymentId !== paidBy && (paymentOf(refund)?.paise ?? 0) >= paise;
  return refunds
    .filter((refund) => (paymentOf(refund)?.currency ?? currency) === currency)
    .map((refund) => ({
      ...sentRefundOf(payments, refund),
      ...(isExtra(refund) && { isExtra: true }),
    }));
}

export const workNotFound = () => notFound('We can’t find the work for this order.');
