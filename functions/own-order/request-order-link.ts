import { requestOrderLink } from '#shared/api/own-order.ts';
import { attemptLimits } from '#shared/domain/attempts.ts';
import { countAttempt } from '../lib/http/count-attempts.ts';
import { handle } from '../lib/http/handle.ts';
import { mail } from '../lib/mail/entries.ts';
import { emailHash } from '../lib/store/buyers.ts';
import * as linkRequests from '../lib/store/link-requests.ts';

/** Does the same for every address, so that nobody learns by the answer, nor by its time, who has bought something. */
export const handler = handle(requestOrderLink, async ({ body: { email } }) => {
  await countAttempt({ ...attemptLimits.orderLinkEmail, address: emailHash(email) });
  await linkRequests.add(email, mail('order-link', {}));
  return {};
});
