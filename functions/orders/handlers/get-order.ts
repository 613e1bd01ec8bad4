import { getOrder } from '#shared/api/admin-orders.ts';
import { notFound } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { withMailStates } from '../../platform/outbox/mail-states.ts';
import * as orders from '../store.ts';

export const handler = handle(getOrder, async ({ path }) => {
  const order = await orders.find(path.id);
  if (!order) throw notFound('Could not find this order.');
  return withMailStates(order);
});
