import { orderedWork } from '#shared/domain/ordered-work.ts';
import { mail } from '../mail/entries.ts';
import type { StoredOrder } from '../store/orders.ts';
import * as places from '../store/places.ts';
import * as works from '../store/works.ts';

/** Begins the work of a paid order at a time (ISO 8601), once, with the place that it is for. Doing it again changes nothing. */
export async function beginWork(order: StoredOrder, startedAt: string): Promise<void> {
  const ordered = orderedWork(order);
  const { placeOf } = ordered;
  if (placeOf !== undefined) await places.add(placeOf, order);
  const mails = placeOf === undefined ? [] : [mail('place-reserved', {})];
  await works.insert({ id: order.id, startedAt, ...ordered }, mails);
}
