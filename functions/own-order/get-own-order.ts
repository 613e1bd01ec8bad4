import { getOwnOrder } from '#shared/api/own-order.ts';
import { handle } from '../lib/http/handle.ts';
import { renewSession } from '../lib/order-session.ts';
import { ownOrderOf } from '../lib/work/own-order.ts';

/** Reads the order; a session that is in use goes on. */
export const handler = handle(getOwnOrder, async ({ session }, reply) => {
  const order = await ownOrderOf(session.orderId);
  const cookie = await renewSession(session);
  if (cookie) reply.setCookie(cookie);
  return order;
});
