import { recheckOrder } from '#shared/api/orders.ts';
import { notFound } from '../lib/errors.ts';
import { handle } from '../lib/http/handle.ts';
import { reconcileOrder } from '../lib/payments/reconcile-order.ts';
import { withinTime } from '../lib/payments/time-limit.ts';
import { razorpayKeys } from '../lib/secrets.ts';
import * as orders from '../lib/store/orders.ts';

export const handler = handle(recheckOrder, async ({ path }) => {
  const order = await orders.find(path.id);
  if (!order) throw notFound('There is no such order.');
  const keys = await razorpayKeys();
  return withinTime(() => reconcileOrder(keys, order));
});
