import * as orders from '../../orders/store.ts';
import { type OrderSession, readOrderSession } from '../../platform/access/sessions.ts';
import { authorize } from '../../platform/authorize.ts';
import { cameThroughEdge } from '../../platform/http/require-edge.ts';

/**
 * Only admits requests that came through CloudFront. The MAC is checked first, so forgeries cost no read; the order
 * then tells if the session is revoked.
 */
export const handler = authorize<OrderSession>(async (event, cookies) => {
  const session = cameThroughEdge(event) ? await readOrderSession(cookies) : undefined;
  const order = session && (await orders.find(session.orderId));
  return order && (order.linkVersion ?? 0) === session.linkVersion ? session : undefined;
});
