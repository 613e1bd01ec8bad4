import { keepBothPayments } from '#shared/api/admin-orders.ts';
import { possibleDoubles } from '#shared/domain/orders/related-orders.ts';
import { conflict, found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { withEmailStates } from '../../platform/outbox/email-states.ts';
import * as orders from '../store.ts';

export const handler = handle(keepBothPayments, async ({ path }) => {
  const order = found(await orders.find(path.id), 'We can’t find this order.');
  const others = possibleDoubles(order).map(({ id }) => id);
  if (others.length === 0) {
    if (order.alsoPaid?.some(({ keptAt }) => keptAt)) return withEmailStates(order);
    throw conflict('There’s no other payment left to decide on. Reload the order.');
  }
  const at = new Date().toISOString();
  // This order is updated last, so that if a write fails, it's still flagged and the admin can try again.
  for (const id of others) await orders.update(id, (other) => keep(other, [order.id], at));
  const change = await orders.update(order.id, (known) => keep(known, others, at));
  return withEmailStates(change?.after ?? order);
});

const keep = (order: orders.StoredOrder, others: readonly string[], at: string): orders.StoredOrder =>
  order.alsoPaid
    ? {
        ...order,
        alsoPaid: order.alsoPaid.map((other) =>
          others.includes(other.id) ? { keptAt: at, ...other } : other,
        ),
      }
    : order;
