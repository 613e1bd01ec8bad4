import { receiveWebhook } from '#shared/api/orders.ts';
import { badRequest } from '../lib/http/errors.ts';
import { handle } from '../lib/http/handle.ts';
import { recordFact } from '../lib/payments/record-fact.ts';
import { provesWebhook } from '../lib/payments/signature.ts';
import { readEvent } from '../lib/payments/webhook-event.ts';
import { razorpayKeys } from '../lib/secrets.ts';

/** Takes what Razorpay has signed, and acknowledges what is about no order of ours: it would come again for a day. */
export const handler = handle(receiveWebhook, async ({ raw: { bytes, headers } }) => {
  const { webhookSecrets } = await razorpayKeys();
  if (!provesWebhook(bytes, headers['x-razorpay-signature'], webhookSecrets))
    throw badRequest('The signature does not fit the body.');

  const told = readEvent(bytes);
  if (told) await recordFact(told.orderId, told.fact);
});
