import { openPaymentLink } from '#shared/api/payment-links.ts';
import { handle } from '../lib/http/handle.ts';
import { openedLink } from '../lib/payment-links/opened.ts';
import { standingOf } from '../lib/payment-links/standing.ts';

export const handler = handle(openPaymentLink, async ({ body }) => {
  const link = await openedLink(body.link);
  const { state, isConfirming } = await standingOf(link);
  return { ...link, state, ...(state === 'open' && isConfirming && { isConfirming }) };
});
