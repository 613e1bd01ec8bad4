import { listOrders } from '#shared/api/admin-orders.ts';
import { handle } from '../../platform/http/handle.ts';
import { withEmailStates } from '../../platform/outbox/email-states.ts';
import * as orders from '../store.ts';

export const handler = handle(listOrders, async ({ page, query }) => {
  const { items, next } = await orders.list(page, query.status);
  return { items: items.map(withEmailStates), next };
});
