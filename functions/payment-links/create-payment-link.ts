import { createPaymentLink } from '#shared/api/payment-links.ts';
import { handle } from '../lib/http/handle.ts';

export const handler = handle(createPaymentLink, () => {
  throw new Error('NOT BUILT YET');
});
