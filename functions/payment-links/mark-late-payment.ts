import { isPaidOffline } from '#shared/domain/payment-links/offline-payment.ts';
import { closedWhenPaid } from '#shared/domain/payment-links/payment-link-state.ts';
import * as orders from '../orders/store.ts';
import * as links from './store.ts';

/**
 * A checkout that's already open can still be paid after its link has been withdrawn or has expired. Call this once `paidAt`
 * is final. Repeating it changes nothing.
 */
export async function markLatePayment(orderId: string): Promise<void> {
  const order = await orders.find(orderId);
  if (!order?.linkId || !order.paidAt || isPaidOffline(order)) return;
  const link = await links.find(order.linkId);
  const state = link && closedWhenPaid(link, order.paidAt);
  if (state)
    await orders.update(orderId, (known) => (known.linkClosed ? known : { ...known, linkClosed: { state } }));
}
