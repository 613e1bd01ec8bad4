import { refundPhaseOf } from '#shared/domain/orders/refunds.ts';
import { isPaidEarlier, paidTogether } from '#shared/domain/orders/related-orders.ts';
import * as pointers from '../orders/checkout/pointers.ts';
import * as orders from '../orders/store.ts';
import * as links from './store.ts';

/**
 * Has two paid orders of one buyer for one thing, or of one payment link, tell of each other, whichever way each was paid,
 * and no longer once the money of one of them is on its way back: that one alone goes on telling why. Doing it again
 * changes nothing.
 */
export async function followDoublePayment(order: orders.StoredOrder): Promise<void> {
  if (!order.paidBy) return;
  if (refundPhaseOf(order) !== 'kept') {
    for (const { id } of order.alsoPaid ?? []) await orders.update(id, (other) => without(other, order.id));
    return;
  }
  // A link may have let go of one that was idle for long.
  if (order.linkId) await links.addOrder(order.linkId, order.id, { isPaid: true });
  const found = await Promise.all(
    pointers.checkoutsOf(order).map(async (checkout) => {
      // Ahead of the reading: of two that are paid at once, the later reader finds both.
      await pointers.keepPaid(checkout, order.id);
      return (await pointers.find(checkout)).paid;
    }),
  );
  // A bank may fail a refund when nothing else leads to the other order any more.
  for (const id of new Set([...found.flat(), ...(order.alsoPaid ?? []).map((other) => other.id)])) {
    const other = id === order.id ? undefined : await orders.find(id);
    if (!other || refundPhaseOf(other) !== 'kept' || !paidTogether(order, other)) continue;
    await orders.update(id, (known) => withOther(known, order));
    await orders.update(order.id, (known) => withOther(known, other));
  }
}

const withOther = (order: orders.StoredOrder, other: orders.StoredOrder): orders.StoredOrder =>
  order.alsoPaid?.some(({ id }) => id === other.id)
    ? order
    : {
        ...order,
        alsoPaid: [...(order.alsoPaid ?? []), { id: other.id, isEarlier: isPaidEarlier(other, order) }],
      };

function without(order: orders.StoredOrder, id: string): orders.StoredOrder {
  const left = order.alsoPaid?.filter((other) => other.id !== id) ?? [];
  if (left.length === (order.alsoPaid?.length ?? 0)) return order;
  const { alsoPaid: _, ...rest } = order;
  return left.length > 0 ? { ...rest, alsoPaid: left } : rest;
}
