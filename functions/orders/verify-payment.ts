import { verifyPayment } from '#shared/api/orders.ts';
import { invalid } from '../lib/errors.ts';
import { handle } from '../lib/http/handle.ts';
import { withinTime } from '../lib/payments/time-limit.ts';
import { verifyCheckout } from '../lib/payments/verify-checkout.ts';

export const handler = handle(verifyPayment, async ({ body }) => {
  const verification = await withinTime(() => verifyCheckout(body));
  if (!verification) throw invalid('Payment verification failed. Please contact support.');
  return verification;
});
