import { verifyPayment } from '#shared/api/orders.ts';
import { openPaidSession } from '../../platform/access/sessions.ts';
import { invalid } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { verifyCheckout } from '../checkout/verify-checkout.ts';
import { withinTime } from '../razorpay/client.ts';

export const handler = handle(verifyPayment, async ({ body, address }, reply) => {
  const verification = await withinTime(() => verifyCheckout(body, address));
  if (!verification) throw invalid('Payment verification failed. Please contact support.');
  const cookie = await openPaidSession(verification);
  if (cookie) reply.setCookie(cookie);
  return verification;
});
