import { paiseOf, rupeesOf } from '#shared/domain/money/money.ts';
import type { Payment, RefundInput } from '#shared/domain/orders/order.ts';
import { type Refunded, refundablePaise, refundedPaise } from '#shared/domain/orders/refunds.ts';
import { conflict, invalid } from '../platform/errors.ts';
import type { StoredOrder } from './store.ts';

/** The payment that a refund is asked for. Throws `conflict` where its money has not reached us. */
export function paymentOf({ payments, paidBy }: StoredOrder, { paymentId = paidBy }: RefundInput): Payment {
  const payment = payments.find(({ id }) => id === paymentId);
  if (!payment?.captured) throw conflict('There is no such payment to give back: it has not reached us.');
  return payment;
}

/** The paise that are asked for of a payment, by what is known to have gone back. Throws where that is too much. */
export function requestedPaise(
  known: Refunded,
  payment: Payment,
  { rupees, refundedPaise: seenPaise }: RefundInput,
): number {
  if (seenPaise !== undefined && seenPaise !== refundedPaise(known, payment)) throw givenMeanwhile();
  const left = refundablePaise(known, payment);
  if (left === 0) throw conflict('This payment has been given back already.');
  const requested = rupees === undefined ? left : paiseOf(rupees);
  if (requested > left) {
    const message = `At most ${rupeesOf(left)} rupees of this payment are left to give back.`;
    throw invalid(message, [{ field: 'rupees', message }]);
  }
  return requested;
}

/** The error for whoever asks for a refund on top of one that they did not see. */
export const givenMeanwhile = () =>
  conflict('Something was given back meanwhile. Look at the order again before you go on.');
