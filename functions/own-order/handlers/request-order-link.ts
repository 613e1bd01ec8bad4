import { requestOrderLink } from '#shared/api/own-order.ts';
import { handle } from '../../platform/http/handle.ts';
import { mail } from '../../platform/outbox/mails.ts';
import * as linkRequests from '../link-requests.ts';

/**
 * Does the same for every address, so that neither the answer nor its time tells who has bought something. The job that
 * sends the mail limits the mails to an address: a refusal here would tell a stranger that somebody asked before.
 */
export const handler = handle(requestOrderLink, async ({ body }) => {
  await linkRequests.add(body, mail('order-link'));
  return {};
});
