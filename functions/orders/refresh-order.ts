import { razorpayKeys } from '../platform/secrets.ts';
import { mayAsk } from './may-ask.ts';
import { RazorpayError } from './razorpay-client.ts';
import { reconcileOrder } from './reconcile-order.ts';
import * as orders from './store.ts';

const everyMs = 5000;

/**
 * The order as Razorpay knows it, for a buyer who waits at an address: asked at most once in five seconds, however often
 * she or a stranger looks. Where Razorpay does not answer, or is not asked any more, the order as we know it.
 */
export async function refreshOrder(order: orders.StoredOrder, address: string): Promise<orders.StoredOrder> {
  if (!(await orders.claimRefresh(order.id, everyMs)) || !(await mayAsk(address))) return order;
  try {
    return await reconcileOrder(await razorpayKeys(), order);
  } catch (error) {
    if (error instanceof RazorpayError) return order;
    throw error;
  }
}
