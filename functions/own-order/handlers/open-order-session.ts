import { openOrderSession } from '#shared/api/own-order.ts';
import { orderOfLink } from '../../orders/order-links.ts';
import { startOrderSession } from '../../platform/access/sessions.ts';
import { gone } from '../../platform/errors.ts';
import { unauthorized } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';

/** A link opens any number of sessions: programs that scan mails open every link before its reader does. */
export const handler = handle(openOrderSession, async ({ body }, reply) => {
  const order = await orderOfLink(body.link);
  if (order === 'over') throw gone('This link is too old. Have a new one mailed.');
  if (order === 'replaced') throw gone('A newer link has replaced this one. Have a new one mailed.');
  if (!order)
    throw unauthorized('This link opens nothing. Open it from the mail again, or have a new one mailed.');
  reply.setCookie(await startOrderSession(order));
});
