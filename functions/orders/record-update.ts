import { applyUpdate, type PaymentUpdate } from '#shared/domain/orders/order-state.ts';
import { logChange } from './log-change.ts';
import { orderFollows } from './order-follows.ts';
import * as orders from './store.ts';

/**
 * Applies an update to an order with what follows from it, and returns it, or undefined where we have no such order. Asks
 * Razorpay nothing.
 */
export async function recordUpdate(
  id: string,
  update: PaymentUpdate,
): Promise<orders.StoredOrder | undefined> {
  const change = await orders.update(id, (order) => applyUpdate(order, update), orderFollows);
  if (!change) return undefined;
  logChange(change);
  return change.after;
}
