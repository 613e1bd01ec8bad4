import { refundOrder } from '#shared/api/orders.ts';
import { notFound } from '../lib/errors.ts';
import { handleProven } from '../lib/http/handle-proven.ts';
import { refundPayment } from '../lib/payments/refund-payment.ts';
import { razorpayKeys } from '../lib/secrets.ts';
import * as orders from '../lib/store/orders.ts';

export const handler = handleProven(refundOrder, async ({ path, body, creation }) => {
  const order = await orders.find(path.id);
  if (!order) throw notFound('There is no such order.');
  return refundPayment(await razorpayKeys(), order, body, creation);
});
