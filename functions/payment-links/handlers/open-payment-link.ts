import { openPaymentLink } from '#shared/api/payment-links.ts';
import { handle } from '../../platform/http/handle.ts';
import { linkFromText, linkStateOf } from '../links.ts';

export const handler = handle(openPaymentLink, async ({ body }) => {
  const link = await linkFromText(body.link);
  const { state, isConfirming } = await linkStateOf(link);
  return { ...link, state, ...(state === 'open' && isConfirming && { isConfirming }) };
});
