import { refundOrder } from '#shared/api/admin-orders.ts';
import { found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { withEmailStates } from '../../platform/outbox/email-states.ts';
import { razorpayKeys } from '../../platform/secrets.ts';
import { withinTime } from '../razorpay/client.ts';
import { refundPayment } from '../refund.ts';
import * as orders from '../store.ts';

export const handler = handle(refundOrder, async ({ path, body, creation }) => {
  const order = found(await orders.find(path.id), 'We can’t find this order.');
  const keys = await razorpayKeys();
  return withEmailStates(await withinTime(() => refundPayment(keys, order, body, creation)));
});
