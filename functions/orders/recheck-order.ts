import { recheckOrder } from '#shared/api/orders.ts';
import { notFound } from '../lib/errors.ts';
import { handle } from '../lib/http/handle.ts';
import { withMailStates } from '../lib/mail/states.ts';
import { RazorpayError } from '../lib/payments/razorpay-client.ts';
import { reconcileOrder } from '../lib/payments/reconcile-order.ts';
import { rememberUnknown } from '../lib/payments/remember-unknown.ts';
import { withinTime } from '../lib/payments/time-limit.ts';
import { razorpayKeys } from '../lib/secrets.ts';
import * as orders from '../lib/store/orders.ts';

export const handler = handle(recheckOrder, async ({ path }) => {
  const order = await orders.find(path.id);
  if (!order) throw notFound('There is no such order.');
  const keys = await razorpayKeys();
  try {
    return withMailStates(await withinTime(() => reconcileOrder(keys, order)));
  } catch (error) {
    // That Razorpay does not know it is an answer, too, which the owner reads with the order.
    if (!(error instanceof RazorpayError && error.isUnknownId)) throw error;
    return withMailStates(await rememberUnknown(order));
  }
});
