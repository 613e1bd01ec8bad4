import * as orders from '../../orders/store.ts';
import { type OrderSession, readOrderSession } from '../../platform/access/sessions.ts';
import { authorize } from '../../platform/authorize.ts';
import { cameThroughEdge } from '../../platform/http/require-edge.ts';

/**
 * Lets a buyer's session through to the `customer` routes if the request came through CloudFront. The mac is checked before
 * the table is read, so a forgery costs no read; the order tells whether the session is revoked.
 */
export const handler = authorize<OrderSession>(async (event, cookies) => {
  const session = cameThroughEdge(event) ? await readOrderSession(cookies) : undefined;
  const order = session && (await orders.find(session.orderId));
  return order && (order.linkVersion ?? 0) === session.linkVersion ? session : undefined;
});
