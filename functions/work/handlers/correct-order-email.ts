import { correctOrderEmail } from '#shared/api/work.ts';
import * as orders from '../../orders/store.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { workDetailOf } from '../read-order.ts';

export const handler = handle(correctOrderEmail, async ({ path: { id }, body: { email } }) => {
  const corrected = await orders.correctEmail(id, email);
  if (!corrected && (await orders.find(id))) throw conflict('This order has no buyer details.');
  if (!corrected) throw notFound('We can’t find this order.');
  return workDetailOf(id);
});
