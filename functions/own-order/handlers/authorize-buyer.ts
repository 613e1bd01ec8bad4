import * as orders from '../../orders/store.ts';
import { type OrderSession, readOrderSession } from '../../platform/access/sessions.ts';
import { authorize } from '../../platform/authorize.ts';
import { cameThroughEdge } from '../../platform/http/require-edge.ts';

/**
 * Admits only requests that came through CloudFront. The signature is checked first, so that a forged cookie doesn't
 * cause a database read. The order shows whether the session has been revoked.
 */
export const handler = authorize<OrderSession>(async (event, cookies) => {
  const session = cameThroughEdge(event) ? await readOrderSession(cookies) : undefined;
  const order = session && (await orders.find(session.orderId));
  return order && (order.linkVersion ?? 0) === session.linkVersion ? session : undefined;
});
