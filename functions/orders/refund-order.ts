import { refundOrder } from '#shared/api/orders.ts';
import { notFound } from '../lib/errors.ts';
import { handle } from '../lib/http/handle.ts';
import { withMailStates } from '../lib/mail/states.ts';
import { refundPayment } from '../lib/payments/refund-payment.ts';
import { withinTime } from '../lib/payments/time-limit.ts';
import { razorpayKeys } from '../lib/secrets.ts';
import * as orders from '../lib/store/orders.ts';

export const handler = handle(refundOrder, async ({ path, body, creation }) => {
  const order = await orders.find(path.id);
  if (!order) throw notFound('There is no such order.');
  const keys = await razorpayKeys();
  return withMailStates(await withinTime(() => refundPayment(keys, order, body, creation)));
});
