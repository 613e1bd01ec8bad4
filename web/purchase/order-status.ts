import { ApiError } from '#shared/api/client.ts';
import type { PublicOrder } from '#shared/domain/order.ts';
import { callApi } from '../api.ts';

/** An order's state; `unknown` where there is no such order, `unreachable` where no answer comes. */
export type OrderAnswer = PublicOrder['status'] | 'unknown' | 'unreachable';

/** Asks for an order's state. An id that cannot be one is sent nowhere. */
export async function fetchOrderStatus(id: string): Promise<OrderAnswer> {
  if (!/^order_\w{1,40}$/.test(id)) return 'unknown';
  try {
    return (await callApi('GET /orders/{id}/status', { path: { id } })).data.status;
  } catch (error) {
    return isFinal(error) ? 'unknown' : 'unreachable';
  }
}

/** Tells whether the API understood and said no, so that asking again is in vain. */
export const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.status !== 429;

/** Tells whether an order's money has reached us, even if it was refunded later. */
export const isPaid = (answer: OrderAnswer): boolean =>
  answer === 'paid' || answer === 'partially_refunded' || answer === 'refunded';
