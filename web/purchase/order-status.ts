import { ApiError } from '#shared/api/client.ts';
import type { PublicOrder } from '#shared/domain/orders/order.ts';
import { callApi } from '../api.ts';

/** `unknown` if there's no such order, `unreachable` if the API doesn't respond. */
export type OrderStatusResult = PublicOrder['status'] | 'unknown' | 'unreachable';

export interface FoundOrder extends Partial<Pick<PublicOrder, 'number' | 'page' | 'seat'>> {
  status: OrderStatusResult;
}

export async function fetchOrder(id: string): Promise<FoundOrder> {
  if (!/^order_\w{1,40}$/.test(id)) return { status: 'unknown' };
  try {
    return (await callApi('GET /orders/{id}/status', { path: { id } })).data;
  } catch (error) {
    return { status: isFinal(error) ? 'unknown' : 'unreachable' };
  }
}

/** True if the API rejected the request, so there's no point in retrying. */
export const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.status !== 429;
