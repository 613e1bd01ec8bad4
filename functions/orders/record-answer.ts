import { isAmountDoubtful, type PaymentUpdate } from '#shared/domain/orders/order-state.ts';
import { razorpayKeys } from '../platform/secrets.ts';
import * as razorpay from './razorpay.ts';
import { RazorpayError } from './razorpay-client.ts';
import { recordUpdate } from './record-update.ts';
import type { StoredOrder } from './store.ts';

/**
 * Records what Razorpay answered of an order, and returns it or undefined as `recordUpdate` does. Where money came that is
 * not the price, Razorpay is asked whether it counts the order as paid; if it does not answer, the sweep asks. A webhook,
 * which has to answer within seconds, does not come this way: its `order.paid` says the same, or else the sweep finds it.
 */
export async function recordAnswer(id: string, update: PaymentUpdate): Promise<StoredOrder | undefined> {
  const recorded = await recordUpdate(id, update);
  if (!recorded || !isAmountDoubtful(recorded)) return recorded;
  const order = await fetchOrder(id);
  return order
    ? recordUpdate(id, { ...{ payments: [], refunds: [] }, order, complete: update.complete, at: update.at })
    : recorded;
}

async function fetchOrder(id: string) {
  try {
    return await razorpay.fetchOrder(await razorpayKeys(), id);
  } catch (error) {
    if (error instanceof RazorpayError) return undefined;
    throw error;
  }
}
