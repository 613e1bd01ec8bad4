import { log } from '../platform/log.ts';
import * as orders from './store.ts';

/** Remembers that Razorpay does not know an order, and logs it the first time. Returns the order as it is then. */
export async function rememberUnknown(order: orders.StoredOrder): Promise<orders.StoredOrder> {
  if (!order.unknownSince) log({ event: 'order unknown at Razorpay', order: order.id });
  return (await orders.markUnknown(order.id, new Date().toISOString())) ?? order;
}
