import { verifyPayment } from '#shared/api/orders.ts';
import { invalid } from '../lib/errors.ts';
import { handle } from '../lib/http/handle.ts';
import { openPaidSession } from '../lib/order-session.ts';
import { withinTime } from '../lib/payments/time-limit.ts';
import { verifyCheckout } from '../lib/payments/verify-checkout.ts';

export const handler = handle(verifyPayment, async ({ body, address }, reply) => {
  const verification = await withinTime(() => verifyCheckout(body, address));
  if (!verification) throw invalid('Payment verification failed. Please contact support.');
  const cookie = await openPaidSession(verification);
  if (cookie) reply.setCookie(cookie);
  return verification;
});
