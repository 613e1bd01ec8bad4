import { isPaidByHand } from '#shared/domain/payment-links/other-payment.ts';
import { closedWhenPaid } from '#shared/domain/payment-links/payment-link-state.ts';
import * as orders from '../orders/store.ts';
import * as links from './store.ts';

/**
 * Notes on an order that its payment link was withdrawn, or past its last day, when it was paid: a checkout that was opened
 * before stays open. Call it once `paidAt` is final. A repeat changes nothing.
 */
export async function followLatePayment(orderId: string): Promise<void> {
  const order = await orders.find(orderId);
  if (!order?.linkId || !order.paidAt || isPaidByHand(order)) return;
  const link = await links.find(order.linkId);
  const state = link && closedWhenPaid(link, order.paidAt);
  if (state)
    await orders.update(orderId, (known) => (known.linkClosed ? known : { ...known, linkClosed: { state } }));
}
