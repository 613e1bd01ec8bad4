import { requestOrderLink } from '#shared/api/own-order.ts';
import { handle } from '../../platform/http/handle.ts';
import { mail } from '../../platform/outbox/email-entries.ts';
import * as linkRequests from '../link-requests.ts';

/**
 * Does the same for every address, so that neither the response nor its timing reveals whether someone is a buyer. The
 * limits are applied when the email is sent, because a refusal here would reveal an earlier request.
 */
export const handler = handle(requestOrderLink, async ({ body }) => {
  await linkRequests.add(body, mail('order-link'));
  return {};
});
