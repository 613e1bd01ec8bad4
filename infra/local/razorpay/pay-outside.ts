import type { Payment } from './entities.ts';
import type { Ledger } from './ledger.ts';
import { openOrder } from './orders.ts';
import { paymentOf, updatePayment } from './payments.ts';
import type { Switches } from './switches.ts';

/** Takes money that no order of the merchant's API asked for; without an order, the payment names none. */
export function payOutside(
  ledger: Ledger,
  switches: Switches,
  pay: (orderId: string) => Payment,
  { paise, withOrder = true }: { paise: number; withOrder?: boolean },
): Payment {
  const { id } = openOrder(ledger, switches, {
    amount: paise,
    currency: 'INR',
    payment: { capture: 'automatic' },
  });
  const payment = paymentOf(ledger, pay(id).id).payment;
  // The entity's type says that there is an order: of all payments only this one has none.
  const without = { order_id: null } as unknown as Pick<Payment, 'order_id'>;
  return withOrder ? payment : updatePayment(ledger, payment.id, without);
}
