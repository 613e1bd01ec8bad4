import { refundPhaseOf } from '#shared/domain/orders/refunds.ts';
import { isPaidEarlier, isPossiblyDouble } from '#shared/domain/orders/related-orders.ts';
import * as relatedOrders from '../orders/checkout/related-orders.ts';
import * as orders from '../orders/store.ts';
import * as links from './store.ts';

/**
 * Marks both orders if a buyer has paid twice for the same thing, or a link has been paid twice. After a refund, only
 * the refunded order keeps its mark. Repeating this changes nothing.
 */
export async function markDoublePayment(order: orders.StoredOrder): Promise<void> {
  if (!order.paidBy) return;
  if (refundPhaseOf(order) !== 'kept') {
    for (const { id } of order.alsoPaid ?? []) await orders.update(id, (other) => without(other, order.id));
    return;
  }
  // The link may have dropped this order before it was paid.
  if (order.linkId) await links.addOrder(order.linkId, order.id, { isPaid: true });
  const found = await Promise.all(
    relatedOrders.purchaseKeysOf(order).map(async (checkout) => {
      // Stored before reading, so that if two orders are paid at the same time, the later reader finds both.
      await relatedOrders.addPaid(checkout, order.id);
      return (await relatedOrders.find(checkout)).paid;
    }),
  );
  // A bank can return a refund after the list of paid orders has expired, so `alsoPaid` is read too.
  for (const id of new Set([...found.flat(), ...(order.alsoPaid ?? []).map((other) => other.id)])) {
    const other = id === order.id ? undefined : await orders.find(id);
    if (!other || refundPhaseOf(other) !== 'kept' || !isPossiblyDouble(order, other)) continue;
    const keptAt = keptAtOf(order, other) ?? keptAtOf(other, order);
    await orders.update(id, (known) => withOther(known, order, keptAt));
    await orders.update(order.id, (known) => withOther(known, other, keptAt));
  }
}

const keptAtOf = ({ alsoPaid }: orders.StoredOrder, other: orders.StoredOrder) =>
  alsoPaid?.find(({ id }) => id === other.id)?.keptAt;

function withOther(
  order: orders.StoredOrder,
  other: orders.StoredOrder,
  keptAt: string | undefined,
): orders.StoredOrder {
  const { alsoPaid = [] } = order;
  if (alsoPaid.some(({ id }) => id === other.id)) return order;
  const noted = { id: other.id, isEarlier: isPaidEarlier(other, order), ...(keptAt && { keptAt }) };
  return { ...order, alsoPaid: [...alsoPaid, noted] };
}

function without(order: orders.StoredOrder, id: string): orders.StoredOrder {
  const left = order.alsoPaid?.filter((other) => other.id !== id) ?? [];
  if (left.length === (order.alsoPaid?.length ?? 0)) return order;
  const { alsoPaid: _, ...rest } = order;
  return left.length > 0 ? { ...rest, alsoPaid: left } : rest;
}
