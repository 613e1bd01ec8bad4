import { openPaymentLink } from '#shared/api/payment-links.ts';
import { handle } from '../../platform/http/handle.ts';
import { openedLink, standingOf } from '../links.ts';

export const handler = handle(openPaymentLink, async ({ body }) => {
  const link = await openedLink(body.link);
  const { state, isConfirming } = await standingOf(link);
  return { ...link, state, ...(state === 'open' && isConfirming && { isConfirming }) };
});
