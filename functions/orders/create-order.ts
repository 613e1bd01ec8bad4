import { createOrder } from '#shared/api/orders.ts';
import { handle } from '../lib/http/handle.ts';
import { openOrder } from '../lib/payments/open-order.ts';
import { razorpayKeys } from '../lib/secrets.ts';

export const handler = handle(createOrder, async ({ body, creation }) => {
  const keys = await razorpayKeys();
  const { id, paise } = await openOrder(keys, body, creation);
  return { id, amount: paise, currency: 'INR' as const, key: keys.keyId };
});
