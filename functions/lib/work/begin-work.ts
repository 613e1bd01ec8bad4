import { orderedWork } from '#shared/domain/ordered-work.ts';
import { mail } from '../mail/entries.ts';
import type { NewEntry } from '../outbox/entries.ts';
import type { StoredOrder } from '../store/orders.ts';
import * as places from '../store/places.ts';
import * as works from '../store/works.ts';
import { orderFacts, placeFacts } from './letter-facts.ts';

/** Begins the work of a paid order at a time (ISO 8601), once, with the place that it is for. Doing it again changes nothing. */
export async function beginWork(order: StoredOrder, startedAt: string): Promise<void> {
  await works.insert({ id: order.id, startedAt, ...orderedWork(order) }, await reservePlace(order));
}

async function reservePlace(order: StoredOrder): Promise<NewEntry[]> {
  if (order.sold?.kind !== 'course') return [];
  await places.add(order.sold.courseId, order);
  return [mail('place-reserved', { ...orderFacts(order), ...(await placeFacts(order.sold)) })];
}
