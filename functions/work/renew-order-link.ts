import { renewOrderLink } from '#shared/api/work.ts';
import { notFound } from '../lib/errors.ts';
import { handle } from '../lib/http/handle.ts';
import { mailSettings } from '../lib/mail/settings.ts';
import { orderUrl } from '../lib/order-links.ts';
import * as orders from '../lib/store/orders.ts';

export const handler = handle(renewOrderLink, async ({ path }) => {
  const order = await orders.revokeLinks(path.id);
  if (!order) throw notFound('Could not find this order.');
  return { url: await orderUrl(order, mailSettings()?.site ?? '') };
});
