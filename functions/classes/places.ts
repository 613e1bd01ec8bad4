import type { ClassPlace } from '#shared/domain/classes/class.ts';
import { seatStateOf } from '#shared/domain/orders/order-seat.ts';
import * as orders from '../orders/store.ts';
import type { PageQuery } from '../platform/table/page.ts';
import * as queries from '../platform/table/queries.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk      sk
 *   PLACE   <the course's id>#<the order's createdAt>#<the order's id>
 *
 * The index of the orders that paid for a place in a course, written after the payment. What is shown of a place is read
 * from its order.
 */

/** A paid place, by its course and its order. */
interface StoredPlace {
  courseId: string;
  orderId: string;
}

/** Stores the place of an order. A repeat changes nothing. */
export async function add(courseId: string, order: { id: string; createdAt: string }): Promise<void> {
  const sk = `${courseId}#${order.createdAt}#${order.id}`;
  await table.insert({ pk: 'PLACE', sk, courseId, orderId: order.id });
}

/** A page of the places of a course, the latest order first. */
export async function list(courseId: string, { limit, after }: PageQuery) {
  const prefix = `${courseId}#`;
  const { items, next } = await queries.listPrefixed<StoredPlace>('PLACE', { prefix, limit, after });
  return { items, next };
}

/** A page of the paid places of a course with their buyers, the latest order first. */
export async function listWithBuyers(courseId: string, page: PageQuery) {
  const { items, next } = await list(courseId, page);
  const found = await Promise.all(items.map(({ orderId }) => orders.find(orderId)));
  return { items: found.flatMap((order) => (order ? placeFrom(order) : [])), next };
}

function placeFrom(order: orders.StoredOrder): ClassPlace[] {
  const { id, buyer, paise, status, paidAt } = order;
  const seat = seatStateOf(order);
  if (status === 'created' || status === 'attempted' || !seat) return [];
  const paying = order.payments.find((payment) => payment.id === order.paidBy);
  return [{ id, ...buyer, paise: paying?.paise ?? paise, ...(paidAt && { paidAt }), status, seat }];
}
