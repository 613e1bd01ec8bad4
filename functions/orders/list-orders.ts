import { listOrders } from '#shared/api/orders.ts';
import { handle } from '../lib/http/handle.ts';
import { withMailStates } from '../lib/mail/states.ts';
import * as orders from '../lib/store/orders.ts';

export const handler = handle(listOrders, async ({ page, query }) => {
  const { items, next } = await orders.listFor(page, query);
  return { items: items.map(withMailStates), next };
});
