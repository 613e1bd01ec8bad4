import type { PageQuery } from '../platform/table/page.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk      sk
 *   PLACE   <the course's id>#<the order's createdAt>#<the order's id>
 *
 * That an order paid for a place in a course: a search key, written once after the payment. All that is shown of a place
 * is the order's.
 */

/** A paid place, by its course and its order. */
export interface StoredPlace {
  courseId: string;
  orderId: string;
}

/** Stores the place of an order. Doing it again changes nothing. */
export async function add(courseId: string, order: { id: string; createdAt: string }): Promise<void> {
  const sk = `${courseId}#${order.createdAt}#${order.id}`;
  await table.insert({ pk: 'PLACE', sk, courseId, orderId: order.id });
}

/** A page of the places of a course, that of the latest order first. */
export async function list(courseId: string, { limit, after }: PageQuery) {
  const prefix = `${courseId}#`;
  const { items, next } = await table.listPrefixed<StoredPlace>('PLACE', { prefix, limit, after });
  return { items, next };
}
