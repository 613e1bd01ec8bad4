import { seatStateOf, wantsSeat, withSeat } from '#shared/domain/orders/order-seat.ts';
import { failureOf, log } from '../platform/log.ts';
import { mail, mailsOf } from '../platform/outbox/mails.ts';
import * as seats from '../seats/store.ts';
import * as orders from './store.ts';

/**
 * Takes the seat of a paid order for a course, or gives it up after a refund in full, and notes the decision on the order.
 * Returns the order after that. It follows the order's state, so it can be repeated at any time.
 */
export async function followSeat(order: orders.StoredOrder, mostMs?: number): Promise<orders.StoredOrder> {
  const { id, product, paidAt = order.createdAt } = order;
  const state = seatStateOf(order);
  if (product?.kind !== 'course' || state === undefined || state === 'held') return order;
  const request = { id, paidAt, wantsSeat: wantsSeat(order) };
  const { held, waiting = {} } = await seats.request(product.courseId, request, mostMs);
  if (held?.has(id)) return noteSeat(order, 'held');
  // An order that was refunded since it was read is in neither.
  return waiting[id] ? noteSeat(order, 'none') : order;
}

/** As `followSeat`, for a request that has to succeed without it. A job repeats the step; until then the seat is being confirmed. */
export async function followSeatSoon(order: orders.StoredOrder): Promise<orders.StoredOrder> {
  try {
    return await followSeat(order, mostMs);
  } catch (error) {
    log({ event: 'seat undecided', order: order.id, error: failureOf(error) });
    return order;
  }
}

// Razorpay waits five seconds for the answer to a webhook.
const mostMs = 1500;

async function noteSeat(order: orders.StoredOrder, decision: 'held' | 'none'): Promise<orders.StoredOrder> {
  const at = new Date().toISOString();
  const change = await orders.update(
    order.id,
    (known) => withSeat(known, decision, at),
    (before) => (decision === 'none' && !isStillToBeTold(before) ? [mail('seat-taken')] : []),
  );
  return change?.after ?? order;
}

/** Whether the email about the payment isn't composed yet. It's composed from the stored order, with this decision. */
const isStillToBeTold = ({ outbox }: orders.StoredOrder) =>
  mailsOf(outbox, 'payment-received').some(({ originalDue }) => originalDue === undefined);
