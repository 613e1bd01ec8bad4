import { recheckOrder } from '#shared/api/admin-orders.ts';
import { found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { withEmailStates } from '../../platform/outbox/email-states.ts';
import { razorpayKeys } from '../../platform/secrets.ts';
import { RazorpayError, withinTime } from '../razorpay/client.ts';
import { reconcileOrder, rememberUnknown } from '../reconcile.ts';
import * as orders from '../store.ts';

export const handler = handle(recheckOrder, async ({ path }) => {
  const order = found(await orders.find(path.id), 'We can’t find this order.');
  const keys = await razorpayKeys();
  try {
    return withEmailStates(await withinTime(() => reconcileOrder(keys, order)));
  } catch (error) {
    // This isn't a failure: the admin can see on the order that Razorpay doesn't recognise it.
    if (!(error instanceof RazorpayError && error.isUnknownId)) throw error;
    return withEmailStates(await rememberUnknown(order));
  }
});
