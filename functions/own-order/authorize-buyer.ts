import { authorize } from '../lib/event/authorize.ts';
import { type OrderSession, readSession } from '../lib/order-session.ts';
import { cameThroughEdge } from '../lib/origin.ts';
import * as orders from '../lib/store/orders.ts';

/**
 * Lets a buyer through to the `customer` routes, from the site alone, with the order that the session opens. The mac is
 * checked before the table is asked, so a forgery costs no read; the order says whether the session is revoked.
 */
export const handler = authorize<OrderSession>(async (event, cookies) => {
  const session = cameThroughEdge(event) ? await readSession(cookies) : undefined;
  const order = session && (await orders.find(session.orderId));
  return order && (order.linkVersion ?? 0) === session.linkVersion ? session : undefined;
});
