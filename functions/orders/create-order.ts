import { createOrder } from '#shared/api/orders.ts';
import { paiseOf } from '#shared/domain/money.ts';
import { handle } from '../lib/http/handle.ts';
import { openOrder } from '../lib/payments/open-order.ts';
import { withinTime } from '../lib/payments/time-limit.ts';
import { razorpayKeys } from '../lib/secrets.ts';

export const handler = handle(createOrder, async ({ body, creation }) => {
  const { userId, amount, plan, name, email, mobile } = body;
  const asked = {
    // As text: a JSON number may be larger, or nearer to 0, than DynamoDB can hold.
    ...{ userId: String(userId), paise: paiseOf(amount) },
    ...(plan && { plan }),
    ...(name && email && mobile && { buyer: { name, email, mobile } }),
  };
  const keys = await razorpayKeys();
  const { id, paise } = await withinTime(() => openOrder(keys, asked, creation));
  return { id, amount: paise, currency: 'INR' as const, key: keys.keyId };
});
