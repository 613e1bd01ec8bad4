import { verifyPayment } from '#shared/api/payments.ts';
import { badRequest } from '../lib/http/errors.ts';
import { handle } from '../lib/http/handle.ts';
import { provesPayment } from '../lib/payments/signature.ts';
import { razorpayKeys } from '../lib/secrets.ts';
import * as orders from '../lib/store/orders.ts';

export const handler = handle(verifyPayment, async ({ body }) => {
  const { razorpayOrderId, razorpayPaymentId: paymentId, razorpaySignature: signature } = body;
  const { keySecret } = await razorpayKeys();
  const order = await orders.find(razorpayOrderId);
  if (!order || !provesPayment({ orderId: order.id, paymentId, signature }, keySecret))
    throw badRequest('Payment verification failed. Please contact support.');

  await orders.markPaid(order.id, paymentId);
  return { orderId: order.id, status: 'paid' as const };
});
