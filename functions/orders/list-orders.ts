import { listOrders } from '#shared/api/orders.ts';
import { invalid } from '../lib/errors.ts';
import { handle } from '../lib/http/handle.ts';
import * as orders from '../lib/store/orders.ts';

export const handler = handle(listOrders, ({ page, query: { status, attention } }) => {
  if (status && attention) throw invalid('Ask for a status or for a reason of attention, not for both.');
  return attention ? orders.listAttended(page, attention) : orders.list(page, status);
});
