import { keepLatePayment } from '#shared/api/admin-orders.ts';
import { paidLate } from '#shared/domain/orders/attention.ts';
import { conflict, found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { withEmailStates } from '../../platform/outbox/email-states.ts';
import * as orders from '../store.ts';

export const handler = handle(keepLatePayment, async ({ path }) => {
  const keptAt = new Date().toISOString();
  const change = await orders.update(path.id, (order) => {
    const { linkClosed } = order;
    if (linkClosed?.keptAt) return order;
    if (!linkClosed || !paidLate(order))
      throw conflict('This order has no late payment to keep. Reload the order.');
    return { ...order, linkClosed: { ...linkClosed, keptAt } };
  });
  return withEmailStates(found(change, 'We can’t find this order.').after);
});
