import { openOrderSession } from '#shared/api/own-order.ts';
import { orderOfLink } from '../../orders/order-links.ts';
import { startOrderSession } from '../../platform/access/sessions.ts';
import { gone } from '../../platform/errors.ts';
import { unauthorized } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';

/** A link can be used more than once, because email scanners open every link before the reader does. */
export const handler = handle(openOrderSession, async ({ body }, reply) => {
  const order = await orderOfLink(body.link);
  if (order === 'over') throw gone('This link has expired. We can email you a new one.');
  if (order === 'replaced')
    throw gone('This link has been replaced by a newer one. We can email you a new one.');
  if (!order)
    throw unauthorized('This link doesn’t work. Open it from the email again, or ask for a new one.');
  reply.setCookie(await startOrderSession(order));
});
