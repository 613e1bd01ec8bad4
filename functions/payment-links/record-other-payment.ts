import { recordOtherPayment } from '#shared/api/payment-links.ts';
import { handle } from '../lib/http/handle.ts';

export const handler = handle(recordOtherPayment, () => {
  throw new Error('NOT BUILT YET');
});
