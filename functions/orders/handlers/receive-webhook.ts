import { receiveWebhook } from '#shared/api/orders.ts';
import { invalid } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { razorpayKeys } from '../../platform/secrets.ts';
import { recordUnmatchedDisputes, recordUpdate } from '../apply.ts';
import { verifyWebhookSignature } from '../signature.ts';
import { readEvent } from '../webhook.ts';

/** Records an event that Razorpay has signed. One about no order of ours is acknowledged: it would come again for a day. */
export const handler = handle(receiveWebhook, async ({ raw: { bytes, headers } }) => {
  const { webhookSecret } = await razorpayKeys();
  if (!verifyWebhookSignature(bytes, headers['x-razorpay-signature'], webhookSecret))
    throw invalid('The signature does not fit the body.');

  const { order, payment, disputes } = readEvent(bytes);
  const recorded = order && (await recordUpdate(order.id, order.update));
  if (!recorded && payment && disputes.length > 0) await recordUnmatchedDisputes(payment, disputes);
});
