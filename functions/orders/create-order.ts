import { createOrder } from '#shared/api/orders.ts';
import { tooManyRequests } from '../lib/http/errors.ts';
import { handle } from '../lib/http/handle.ts';
import { openOrder } from '../lib/payments/open-order.ts';
import { razorpayKeys } from '../lib/secrets.ts';
import * as throttle from '../lib/store/throttle.ts';

export const handler = handle(createOrder, async ({ body, creation, address }) => {
  // Razorpay is asked about every open order for six days. Many buyers can share one address of a mobile network.
  const wait = await throttle.attempt({ action: 'order', address, most: 60 });
  if (wait) throw tooManyRequests('Too many orders from here. Please try again later.', wait);

  const keys = await razorpayKeys();
  const { id, paise } = await openOrder(keys, body, creation);
  return { id, amount: paise, currency: 'INR' as const, key: keys.keyId };
});
