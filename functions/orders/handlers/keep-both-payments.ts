import { keepBothPayments } from '#shared/api/admin-orders.ts';
import { possibleDoubles } from '#shared/domain/orders/related-orders.ts';
import { conflict, found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { withMailStates } from '../../platform/outbox/mail-states.ts';
import * as orders from '../store.ts';

export const handler = handle(keepBothPayments, async ({ path }) => {
  const order = found(await orders.find(path.id), 'There is no such order.');
  const others = possibleDoubles(order).map(({ id }) => id);
  if (others.length === 0) {
    if (order.alsoPaid?.some(({ keptAt }) => keptAt)) return withMailStates(order);
    throw conflict('No other payment for the same thing is left to decide on. Load the order again.');
  }
  const at = new Date().toISOString();
  // This order comes last: if a write fails, its flag stays and the press can be repeated.
  for (const id of others) await orders.update(id, (other) => keep(other, [order.id], at));
  const change = await orders.update(order.id, (known) => keep(known, others, at));
  return withMailStates(change?.after ?? order);
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
