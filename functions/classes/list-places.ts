import type { ClassPlace } from '#shared/domain/classes/class.ts';
import * as orders from '../orders/store.ts';
import type { PageQuery } from '../platform/table/page.ts';
import * as places from './places.ts';

/** A page of the paid places of a course, that of the latest order first: who has them is read from their orders. */
export async function listPlaces(courseId: string, page: PageQuery) {
  const { items, next } = await places.list(courseId, page);
  const found = await Promise.all(items.map(({ orderId }) => orders.find(orderId)));
  return { items: found.flatMap((order) => (order ? shownOf(order) : [])), next };
}

function shownOf({ id, buyer, paise, status, paidAt, ...order }: orders.StoredOrder): ClassPlace[] {
  if (status === 'created' || status === 'attempted') return [];
  const paying = order.payments.find((payment) => payment.id === order.paidBy);
  return [{ id, ...buyer, paise: paying?.paise ?? paise, ...(paidAt && { paidAt }), status }];
}
