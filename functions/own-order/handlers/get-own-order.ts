import { getOwnOrder } from '#shared/api/own-order.ts';
import { renewOrderSession } from '../../platform/access/sessions.ts';
import { handle } from '../../platform/http/handle.ts';
import { beginPaidWork } from '../../work/begin-work.ts';
import { buyerOrderOf } from '../../work/read-order.ts';

export const handler = handle(getOwnOrder, async ({ session }, reply) => {
  const order = await buyerOrderOf(session.orderId);
  const cookie = await renewOrderSession(session);
  if (cookie) reply.setCookie(cookie);
  const isBegun = !order.work && order.paidAt && (await beginPaidWork(session.orderId));
  return isBegun ? buyerOrderOf(session.orderId) : order;
});
