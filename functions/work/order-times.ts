import type { BookingInput, FreeTimes } from '#shared/domain/coaching/booking-event.ts';
import { bookingOf } from '#shared/domain/coaching/booking-rules.ts';
import type { SoldSessions } from '#shared/domain/coaching/bookings.ts';
import { refundPhaseOf } from '#shared/domain/orders/refunds.ts';
import { workStateOf } from '#shared/domain/work/work.ts';
import { diaryOf, timesIn } from '../coaching/diaries.ts';
import * as orders from '../orders/store.ts';
import { conflict, found } from '../platform/errors.ts';
import * as works from '../works/store.ts';

/** `moving` is a booking that's about to be moved, so its time counts as free. */
export async function timesOfOrder(orderId: string, moving?: string): Promise<FreeTimes> {
  return timesOf(await findSold(orderId), moving);
}

export async function timesOf({ coachId, minutes }: SoldSessions, moving?: string): Promise<FreeTimes> {
  const now = Date.now();
  return timesIn(await diaryOf(coachId, now, moving), minutes, now);
}

/** What was sold, and the order's price. */
export async function findSold(orderId: string) {
  const order = await findOrder(orderId);
  return { ...coachingOf(order), paise: order.paise };
}

/** The work can lag behind a refund that has just been requested, so the order is asked too. */
export async function refuseRefunded(orderId: string): Promise<orders.StoredOrder> {
  const order = await findOrder(orderId);
  if (refundPhaseOf(order) !== 'kept') throw conflict('This order is being refunded.');
  if (order.outbox?.some(orders.isRefundNews))
    throw conflict('A refund of this order has just changed. Please try again in a minute.');
  return order;
}

/** Throws `conflict` if a buyer can't choose this time. A booking that exists already passes. */
export async function requireBookable(
  orderId: string,
  { start, replaces }: BookingInput,
  bookingId: string,
): Promise<void> {
  const { coachId, minutes } = coachingOf(await refuseRefunded(orderId));
  const work = await works.find(orderId);
  const sessions = work && workStateOf(work).sessions;
  if (sessions && bookingOf(sessions, bookingId)) return;
  const now = Date.now();
  const { times } = timesIn(await diaryOf(coachId, now, replaces), minutes, now);
  if (!times.includes(new Date(start).toISOString()))
    throw conflict('That time isn’t free. Choose another one.');
}

const findOrder = async (orderId: string) => found(await orders.find(orderId), 'We can’t find this order.');

function coachingOf({ product }: orders.StoredOrder) {
  if (product?.kind !== 'coaching') throw conflict('This order has no coaching sessions.');
  return product;
}
