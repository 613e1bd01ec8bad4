import type { ClassSeat } from '#shared/domain/classes/class.ts';
import { orderNumber } from '#shared/domain/orders/order-number.ts';
import { seatStateOf } from '#shared/domain/orders/order-seat.ts';
import * as orders from '../orders/store.ts';
import type { PageQuery } from '../platform/table/page.ts';
import * as queries from '../platform/table/queries.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk           sk
 *   CLASS_SEAT   <course id>#<createdAt of the order>#<order id>
 *
 * Lists the orders that include a seat in a course. The details are read from the orders themselves.
 */

interface StoredSeat {
  courseId: string;
  orderId: string;
}

export async function add(courseId: string, order: { id: string; createdAt: string }): Promise<void> {
  const sk = `${courseId}#${order.createdAt}#${order.id}`;
  await table.insert({ pk: 'CLASS_SEAT', sk, courseId, orderId: order.id });
}

export async function list(courseId: string, { limit, after }: PageQuery) {
  const prefix = `${courseId}#`;
  const { items, next } = await queries.listPrefixed<StoredSeat>('CLASS_SEAT', { prefix, limit, after });
  return { items, next };
}

export async function listWithBuyers(courseId: string, page: PageQuery) {
  const { items, next } = await list(courseId, page);
  const found = await Promise.all(items.map(({ orderId }) => orders.find(orderId)));
  return { items: found.flatMap((order) => (order ? seatFrom(order) : [])), next };
}

function seatFrom(order: orders.StoredOrder): ClassSeat[] {
  const { id, buyer, paise, status, paidAt } = order;
  const seat = seatStateOf(order);
  if (status === 'created' || status === 'attempted' || !seat) return [];
  const paying = order.payments.find((payment) => payment.id === order.paidBy);
  const number = orderNumber(order);
  return [{ id, number, ...buyer, paise: paying?.paise ?? paise, ...(paidAt && { paidAt }), status, seat }];
}
