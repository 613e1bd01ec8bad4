import { openPaymentLink } from '#shared/api/payment-links.ts';
import { handle } from '../lib/http/handle.ts';

export const handler = handle(openPaymentLink, () => {
  throw new Error('NOT BUILT YET');
});
