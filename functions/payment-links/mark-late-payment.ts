import { isPaidByHand } from '#shared/domain/payment-links/offline-payment.ts';
import { closedWhenPaid } from '#shared/domain/payment-links/payment-link-state.ts';
import * as orders from '../orders/store.ts';
import * as links from './store.ts';

/**
 * Marks an order if its payment link was withdrawn or past its last day when it was paid, because an open checkout
 * stays open. Call it once `paidAt` is final. Repeating this changes nothing.
 */
export async function markLatePayment(orderId: string): Promise<void> {
  const order = await orders.find(orderId);
  if (!order?.linkId || !order.paidAt || isPaidByHand(order)) return;
  const link = await links.find(order.linkId);
  const state = link && closedWhenPaid(link, order.paidAt);
  if (state)
    await orders.update(orderId, (known) => (known.linkClosed ? known : { ...known, linkClosed: { state } }));
}
