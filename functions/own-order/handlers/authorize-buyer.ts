import * as orders from '../../orders/store.ts';
import { type OrderSession, readOrderSession } from '../../platform/access/sessions.ts';
import { authorize } from '../../platform/authorize.ts';
import { cameThroughEdge } from '../../platform/http/require-edge.ts';

/**
 * Lets a buyer through to the `customer` routes, from the site alone, with the order that the session opens. The mac is
 * checked before the table is asked, so a forgery costs no read; the order says whether the session is revoked.
 */
export const handler = authorize<OrderSession>(async (event, cookies) => {
  const session = cameThroughEdge(event) ? await readOrderSession(cookies) : undefined;
  const order = session && (await orders.find(session.orderId));
  return order && (order.linkVersion ?? 0) === session.linkVersion ? session : undefined;
});
