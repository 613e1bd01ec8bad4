import type { Order } from '#shared/domain/orders/payment.ts';
import { razorpayKeys } from '../platform/secrets.ts';
import type { Creation } from '../platform/table/creation.ts';
import { type AskedOrder, openOrder } from './open-order.ts';
import { withinTime } from './time-limit.ts';

/** Opens the order that a buyer is to pay, as Razorpay's checkout takes it. Throws what `openOrder` and `withinTime` throw. */
export async function openCheckout(asked: AskedOrder, creation: Creation): Promise<Order> {
  const keys = await razorpayKeys();
  const { id, paise } = await withinTime(() => openOrder(keys, asked, creation));
  return { id, amount: paise, currency: 'INR', key: keys.keyId };
}
