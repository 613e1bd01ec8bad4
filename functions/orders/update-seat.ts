import { seatStateOf, wantsSeat, withSeat } from '#shared/domain/orders/order-seat.ts';
import { failureOf, log } from '../platform/log.ts';
import { emailEntriesOf, mail } from '../platform/outbox/email-entries.ts';
import * as seats from '../seats/store.ts';
import * as orders from './store.ts';

/**
 * Takes a seat for a paid order, or releases it after a full refund, and stores the outcome on the order. It's safe to
 * repeat.
 */
export async function updateSeat(order: orders.StoredOrder, mostMs?: number): Promise<orders.StoredOrder> {
  const { id, product, paidAt = order.createdAt } = order;
  const state = seatStateOf(order);
  if (product?.kind !== 'course' || state === undefined || state === 'held') return order;
  const request = { id, paidAt, wantsSeat: wantsSeat(order) };
  const { held, waiting = {} } = await seats.request(product.courseId, request, mostMs);
  if (held?.has(id)) return noteSeat(order, 'held');
  // If the order has been refunded since it was read, it's in neither list.
  return waiting[id] ? noteSeat(order, 'none') : order;
}

/**
 * For requests that must succeed even if the seat can't be updated. A job tries again later, and until then the seat is
 * shown as being confirmed.
 */
export async function tryUpdateSeat(order: orders.StoredOrder): Promise<orders.StoredOrder> {
  try {
    return await updateSeat(order, mostMs);
  } catch (error) {
    log({ event: 'seat undecided', order: order.id, error: failureOf(error) });
    return order;
  }
}

// Razorpay waits only five seconds for a response to a webhook.
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

/** True until the payment email is composed. It says whether there's a seat, so no separate email is needed. */
const isPaymentEmailWaiting = ({ outbox }: orders.StoredOrder) =>
  emailEntriesOf(outbox, 'payment-received').some(({ originalDue }) => originalDue === undefined);
