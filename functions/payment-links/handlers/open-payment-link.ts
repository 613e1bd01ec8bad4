import { openPaymentLink } from '#shared/api/payment-links.ts';
import { handle } from '../../platform/http/handle.ts';
import { linkFromText, linkStateOf } from '../links.ts';

export const handler = handle(openPaymentLink, async ({ body }) => {
  const { mobile, ...link } = await linkFromText(body.link);
  const { state, isConfirming } = await linkStateOf(link);
  if (state !== 'open') return { ...link, state };
  return { ...link, state, ...(mobile && { mobile }), ...(isConfirming && { isConfirming }) };
});
