import { requestOrderLink } from '#shared/api/own-order.ts';
import { handle } from '../../platform/http/handle.ts';
import { mail } from '../../platform/outbox/mails.ts';
import * as linkRequests from '../link-requests.ts';

/**
 * Does the same for every address, so that nobody learns by the answer, nor by its time, who has bought something. It is refused
 * for no address, as a stranger could ask too: the sender of its mail finds out whether one came a moment ago.
 */
export const handler = handle(requestOrderLink, async ({ body }) => {
  await linkRequests.add(body, mail('order-link'));
  return {};
});
