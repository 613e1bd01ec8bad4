import { openOrderSession } from '#shared/api/own-order.ts';
import { gone } from '../lib/errors.ts';
import { unauthorized } from '../lib/http/errors.ts';
import { handle } from '../lib/http/handle.ts';
import { orderOfLink } from '../lib/order-links.ts';
import { openSession } from '../lib/order-session.ts';

/** May be called again and again: programs that look through mails open every link before their reader does. */
export const handler = handle(openOrderSession, async ({ body }, reply) => {
  const order = await orderOfLink(body.link);
  if (order === 'over') throw gone('This link is too old. Have a new one mailed.');
  if (order === 'replaced') throw gone('A newer link has replaced this one. Have a new one mailed.');
  if (!order)
    throw unauthorized('This link opens nothing. Open it from the mail again, or have a new one mailed.');
  reply.setCookie(await openSession(order));
});
