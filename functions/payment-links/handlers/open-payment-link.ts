import { openPaymentLink } from '#shared/api/payment-links.ts';
import { handle } from '../../platform/http/handle.ts';
import { linkStateOf } from '../link-state.ts';
import { linkFromText } from '../links.ts';

export const handler = handle(openPaymentLink, async ({ body }) => {
  const { mobile, ...link } = await linkFromText(body.link);
  const { state, isConfirming } = await linkStateOf(link);
  if (state !== 'open') return { ...link, state };
  return { ...link, state, ...(mobile && { mobile }), ...(isConfirming && { isConfirming }) };
});
