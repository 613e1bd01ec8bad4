import { renewOrderLink } from '#shared/api/admin-orders.ts';
import { found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { orderUrl } from '../order-links.ts';
import * as orders from '../store.ts';

export const handler = handle(renewOrderLink, async ({ path }) => {
  const order = found(await orders.revokeLinks(path.id), 'We can’t find this order.');
  return { url: await orderUrl(order) };
});
