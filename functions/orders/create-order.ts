import { createOrder } from '#shared/api/orders.ts';
import { handle } from '../lib/http/handle.ts';
import { openOrder } from '../lib/payments/open-order.ts';
import { withinTime } from '../lib/payments/time-limit.ts';
import { razorpayKeys } from '../lib/secrets.ts';

export const handler = handle(createOrder, async ({ body, creation }) => {
  const keys = await razorpayKeys();
  const { id, paise } = await withinTime(() => openOrder(keys, body, creation));
  return { id, amount: paise, currency: 'INR' as const, key: keys.keyId };
});
