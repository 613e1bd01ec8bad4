import { createOrder } from '#shared/api/payments.ts';
import { keyReused } from '../lib/http/errors.ts';
import { handle } from '../lib/http/handle.ts';
import * as razorpay from '../lib/payments/razorpay.ts';
import { razorpayKeys } from '../lib/secrets.ts';
import * as orders from '../lib/store/orders.ts';

export const handler = handle(createOrder, async ({ body, creation }) => {
  const keys = await razorpayKeys();
  const { id: receipt, fingerprint } = creation;
  const { id, paise } = await razorpay.createOrder(keys, { paise: body.amount * 100, receipt });

  const added = await orders.add({
    id,
    receipt,
    fingerprint,
    // As text: a JSON number may be larger, or nearer to 0, than DynamoDB can hold.
    userId: String(body.userId),
    paise,
    currency: 'INR',
    status: 'created',
    createdAt: new Date().toISOString(),
  });
  if (!added) throw keyReused();
  return { id, amount: paise, currency: 'INR' as const, key: keys.keyId };
});
