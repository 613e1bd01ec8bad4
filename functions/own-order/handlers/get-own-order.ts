import { getOwnOrder } from '#shared/api/own-order.ts';
import { renewOrderSession } from '../../platform/access/sessions.ts';
import { handle } from '../../platform/http/handle.ts';
import { beginPaidWork } from '../../work/begin-work.ts';
import { ownOrderOf } from '../../work/read-order.ts';

/** Reads the order, begins its work where the job has not done so since the payment, and renews the session. */
export const handler = handle(getOwnOrder, async ({ session }, reply) => {
  const order = await ownOrderOf(session.orderId);
  const cookie = await renewOrderSession(session);
  if (cookie) reply.setCookie(cookie);
  const isBegun = !order.work && order.paidAt && (await beginPaidWork(session.orderId));
  return isBegun ? ownOrderOf(session.orderId) : order;
});
