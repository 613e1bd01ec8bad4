import { ApiError } from '#shared/api/client.ts';
import type { PublicOrder } from '#shared/domain/orders/order.ts';
import { callApi } from '../api.ts';

/** An order's state; `unknown` where there is no such order, `unreachable` where no answer comes. */
export type OrderAnswer = PublicOrder['status'] | 'unknown' | 'unreachable';

/** An order's state, with the page that leads to its payment and the state of its seat, as `PublicOrder` has them. */
export interface FoundOrder extends Pick<PublicOrder, 'page' | 'seat'> {
  status: OrderAnswer;
}

/** Asks for an order. An id that cannot be one is sent nowhere. */
export async function fetchOrder(id: string): Promise<FoundOrder> {
  if (!/^order_\w{1,40}$/.test(id)) return { status: 'unknown' };
  try {
    return (await callApi('GET /orders/{id}/status', { path: { id } })).data;
  } catch (error) {
    return { status: isFinal(error) ? 'unknown' : 'unreachable' };
  }
}

/** Asks for an order's state. */
export const fetchOrderStatus = async (id: string): Promise<OrderAnswer> => (await fetchOrder(id)).status;

/** Tells whether the API understood and said no, so that asking again is in vain. */
export const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.status !== 429;
