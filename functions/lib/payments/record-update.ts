import { applyUpdate, isAmountDoubtful, type PaymentUpdate } from '#shared/domain/order-state.ts';
import { razorpayKeys } from '../secrets.ts';
import * as orders from '../store/orders.ts';
import { logChange } from './log-change.ts';
import { markAlsoPaid } from './mark-also-paid.ts';
import * as razorpay from './razorpay.ts';
import { RazorpayError } from './razorpay-client.ts';

/**
 * Applies an update to an order and returns it, or undefined where we have no such order. Where money came that is
 * not the price, Razorpay is asked whether it counts the order as paid; if it does not answer, the next update asks.
 */
export async function recordUpdate(
  id: string,
  update: PaymentUpdate,
): Promise<orders.StoredOrder | undefined> {
  const recorded = await apply(id, update);
  if (!recorded || !isAmountDoubtful(recorded)) return recorded;
  const order = await fetchOrder(id);
  return order
    ? apply(id, { ...{ payments: [], refunds: [] }, order, complete: false, at: update.at })
    : recorded;
}

async function apply(id: string, update: PaymentUpdate): Promise<orders.StoredOrder | undefined> {
  const change = await orders.update(id, (order) => applyUpdate(order, update));
  if (!change) return undefined;
  logChange(change);
  await markAlsoPaid(change.after);
  return change.after;
}

async function fetchOrder(id: string) {
  try {
    return await razorpay.fetchOrder(await razorpayKeys(), id);
  } catch (error) {
    if (error instanceof RazorpayError) return undefined;
    throw error;
  }
}
