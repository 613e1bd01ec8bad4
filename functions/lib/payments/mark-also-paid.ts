import { paidTogether } from '#shared/domain/related-orders.ts';
import * as orders from '../store/orders.ts';

/**
 * Gives two orders that the same buyer has paid for the same plan within a week a hint to each other. Run after every
 * update of a paid order, so that one that died is made up for.
 */
export async function markAlsoPaid(order: orders.StoredOrder): Promise<void> {
  if (!order.paidBy) return;
  const unmarked = order.related?.filter((id) => !order.alsoPaid?.includes(id)) ?? [];
  for (const id of unmarked) {
    const other = await orders.find(id);
    if (!other || !paidTogether(order, other)) continue;
    await orders.update(other.id, (known) => withAlsoPaid(known, order.id));
    await orders.update(order.id, (known) => withAlsoPaid(known, other.id));
  }
}

const withAlsoPaid = (order: orders.StoredOrder, id: string): orders.StoredOrder =>
  order.alsoPaid?.includes(id) ? order : { ...order, alsoPaid: [...(order.alsoPaid ?? []), id] };
