import { seatStateOf, wantsSeat, withSeat } from '#shared/domain/orders/order-seat.ts';
import { failureOf, log } from '../platform/log.ts';
import { emailEntriesOf, mail } from '../platform/outbox/email-entries.ts';
import * as seats from '../seats/store.ts';
import * as orders from './store.ts';

/**
 * Takes the seat of a paid order for a course, or releases it after a full refund, and stores the decision on the
 * order. Returns the updated order. Can be repeated.
 */
export async function updateSeat(order: orders.StoredOrder, mostMs?: number): Promise<orders.StoredOrder> {
  const { id, product, paidAt = order.createdAt } = order;
  const state = seatStateOf(order);
  if (product?.kind !== 'course' || state === undefined || state === 'held') return order;
  const request = { id, paidAt, wantsSeat: wantsSeat(order) };
  const { held, waiting = {} } = await seats.request(product.courseId, request, mostMs);
  if (held?.has(id)) return noteSeat(order, 'held');
  // If the order was refunded since it was read, it is in neither.
  return waiting[id] ? noteSeat(order, 'none') : order;
}

/**
 * Like `updateSeat`, for requests that must not fail with it. A job retries; until then the seat shows as being
 * confirmed.
 */
export async function tryUpdateSeat(order: orders.StoredOrder): Promise<orders.StoredOrder> {
  try {
    return await updateSeat(order, mostMs);
  } catch (error) {
    log({ event: 'seat undecided', order: order.id, error: failureOf(error) });
    return order;
  }
}

// Razorpay waits five seconds for the response to a webhook.
const mostMs = 1500;

async function noteSeat(order: orders.StoredOrder, decision: 'held' | 'none'): Promise<orders.StoredOrder> {
  const at = new Date().toISOString();
  const change = await orders.update(
    order.id,
    (known) => withSeat(known, decision, at),
    (before) => (decision === 'none' && !isPaymentEmailWaiting(before) ? [mail('seat-taken')] : []),
  );
  return change?.after ?? order;
}

/** True until the payment email is composed. It includes the seat decision, so no separate email is needed. */
const isPaymentEmailWaiting = ({ outbox }: orders.StoredOrder) =>
  emailEntriesOf(outbox, 'payment-received').some(({ originalDue }) => originalDue === undefined);
