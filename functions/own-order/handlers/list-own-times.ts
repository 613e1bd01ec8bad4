import { listOwnTimes } from '#shared/api/own-order.ts';
import { handle } from '../../platform/http/handle.ts';
import { timesOfOrder } from '../../work/order-times.ts';

export const handler = handle(listOwnTimes, ({ session, query }) =>
  timesOfOrder(session.orderId, query.moving),
);
