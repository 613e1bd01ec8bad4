import { requestOrderLink } from '#shared/api/own-order.ts';
import { attemptLimits } from '#shared/domain/attempts.ts';
import { tooManyRequests } from '../lib/http/errors.ts';
import { handle } from '../lib/http/handle.ts';
import { waitText } from '../lib/http/wait-text.ts';
import { mail } from '../lib/mail/entries.ts';
import { emailHash } from '../lib/store/buyers.ts';
import * as linkRequests from '../lib/store/link-requests.ts';
import * as throttle from '../lib/store/throttle.ts';

/** Does the same for every address, so that nobody learns by the answer, nor by its time, who has bought something. */
export const handler = handle(requestOrderLink, async ({ body: { email } }) => {
  const wait = await throttle.attempt({ ...attemptLimits.orderLinkEmail, address: emailHash(email) });
  if (wait) throw tooManyRequests(`Too many attempts. Try again in ${waitText(wait)}.`, wait);
  await linkRequests.add(email, mail('order-link', {}));
  return {};
});
