import type { AdminOrder, OrderStatus } from '#shared/domain/order.ts';
import { callApi } from '../../api.ts';

/** Every order, or every one of a status, page by page; `onProgress` is told how many are here. */
export async function readAllOrders(
  status: OrderStatus | undefined,
  onProgress: (count: number) => void,
): Promise<AdminOrder[]> {
  // By id: an order that changes its place while this goes on may come twice.
  const orders = new Map<string, AdminOrder>();
  let cursor: string | undefined;
  do {
    const { data, next } = await callApi('GET /admin/orders', { query: { status, cursor } });
    for (const order of data) orders.set(order.id, order);
    onProgress(orders.size);
    cursor = next;
  } while (cursor);
  return [...orders.values()];
}
