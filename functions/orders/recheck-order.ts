import { recheckOrder } from '#shared/api/orders.ts';
import { notFound } from '../lib/http/errors.ts';
import { handle } from '../lib/http/handle.ts';
import { checkOrder } from '../lib/payments/check-order.ts';
import { answering } from '../lib/payments/provider-problem.ts';
import { razorpayKeys } from '../lib/secrets.ts';
import * as orders from '../lib/store/orders.ts';

export const handler = handle(recheckOrder, async ({ path }) => {
  const order = await orders.find(path.id);
  if (!order) throw notFound('There is no such order.');
  return answering(checkOrder(await razorpayKeys(), order));
});
