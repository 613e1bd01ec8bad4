import { markAlsoPaid } from '../payments/mark-also-paid.ts';
import { relate } from '../payments/relate-orders.ts';
import * as orders from '../store/orders.ts';
import type { StoredLink } from '../store/payment-links.ts';

/**
 * Links an order of a payment link with the others of it, both ways: two of them that are paid, whichever way, are money
 * that came twice.
 */
export async function relateLinkOrders({ orderIds }: StoredLink, orderId: string): Promise<void> {
  const others = [...(orderIds ?? [])].filter((id) => id !== orderId);
  for (const other of others) {
    await relate(other, orderId);
    await relate(orderId, other);
  }
  const order = others.length > 0 && (await orders.find(orderId));
  if (order) await markAlsoPaid(order);
}
