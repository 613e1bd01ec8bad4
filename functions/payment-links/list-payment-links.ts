import { listPaymentLinks } from '#shared/api/payment-links.ts';
import { handle } from '../lib/http/handle.ts';
import { shownLink } from '../lib/payment-links/shown.ts';
import * as links from '../lib/store/payment-links.ts';

export const handler = handle(listPaymentLinks, async ({ page }) => {
  const { items, next } = await links.list(page);
  return { items: await Promise.all(items.map(shownLink)), next };
});
