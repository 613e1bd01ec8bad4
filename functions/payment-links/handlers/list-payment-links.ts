import { listPaymentLinks } from '#shared/api/payment-links.ts';
import { handle } from '../../platform/http/handle.ts';
import { linkForAdmin } from '../links.ts';
import * as links from '../store.ts';

export const handler = handle(listPaymentLinks, async ({ page }) => {
  const { items, next } = await links.list(page);
  return { items: await Promise.all(items.map(linkForAdmin)), next };
});
