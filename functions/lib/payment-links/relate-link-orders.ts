import { markAlsoPaid } from '../payments/mark-also-paid.ts';
import { relate } from '../payments/relate-orders.ts';
import * as orders from '../store/orders.ts';
import * as links from '../store/payment-links.ts';

/**
 * Links a paid order with the others of its payment link, both ways: two of them that are paid, whichever way, are money
 * that came twice. An order that no link asked for stays as it is.
 */
export async function relateLinkOrders({ id, linkId }: orders.StoredOrder): Promise<void> {
  const link = linkId && (await links.find(linkId));
  if (!link) return;
  const others = [...(link.orderIds ?? [])].filter((other) => other !== id);
  for (const other of others) {
    await relate(other, id);
    await relate(id, other);
  }
  const order = others.length > 0 && (await orders.find(id));
  if (order) await markAlsoPaid(order);
}
