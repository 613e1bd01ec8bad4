import { openPaymentLink } from '#shared/api/payment-links.ts';
import { handle } from '../../platform/http/handle.ts';
import { linkStateOf } from '../link-state.ts';
import { linkFromText } from '../links.ts';

export const handler = handle(openPaymentLink, async ({ body }) => {
  const link = await linkFromText(body.link);
  const { state, isConfirming } = await linkStateOf(link);
  return { ...link, state, ...(state === 'open' && isConfirming && { isConfirming }) };
});
