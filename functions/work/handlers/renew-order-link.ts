import { renewOrderLink } from '#shared/api/work.ts';
import { orderUrl } from '../../orders/order-links.ts';
import * as orders from '../../orders/store.ts';
import { found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';

export const handler = handle(renewOrderLink, async ({ path }) => {
  const order = found(await orders.revokeLinks(path.id), 'We can’t find this order.');
  return { url: await orderUrl(order) };
});
