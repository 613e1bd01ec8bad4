import { paiseOf, rupeesOf } from '#shared/domain/money.ts';
import type { Payment, RefundInput } from '#shared/domain/order.ts';
import { expectRefund } from '#shared/domain/order-state.ts';
import { refundablePaise, refundedPaise } from '#shared/domain/refunds.ts';
import { conflict, invalid, keyReused } from '../errors.ts';
import { log } from '../log.ts';
import type { RazorpayKeys } from '../secrets.ts';
import type { Creation } from '../store/creation.ts';
import * as orders from '../store/orders.ts';
import type { ProviderRefund } from './entities.ts';
import * as razorpay from './razorpay.ts';
import { RazorpayError } from './razorpay-client.ts';
import { recordAnswer } from './record-answer.ts';

/**
 * Gives a captured payment back, or a part of it, and returns the order after that. What Razorpay has given
 * back already is read first, so a refund whose answer was lost is found and not made again.
 */
export async function refundPayment(
  keys: RazorpayKeys,
  order: orders.StoredOrder,
  request: RefundInput,
  { id: key, fingerprint }: Creation,
): Promise<orders.StoredOrder> {
  const payment = paymentOf(order, request);
  const earlier = await razorpay.fetchRefunds(keys, payment.id);
  const repeated = earlier.find(({ receipt }) => receipt === key);
  if (repeated && repeated.fingerprint !== fingerprint) throw keyReused();

  const make = async () => {
    const paise = requestedPaise(order, payment, earlier, request);
    const at = new Date().toISOString();
    await orders.update(order.id, (known) => expectRefund(known, at));
    log({ event: 'refund asked', order: order.id });
    return razorpay.refund(keys, { paymentId: payment.id, paise, reason: request.reason, key, fingerprint });
  };
  const made = repeated ?? (await make().catch((error) => throwRefusal(order, error)));
  const refunds = [...earlier, made].map(({ refund }) => refund);
  const update = { payments: [], refunds, complete: false, at: new Date().toISOString() };
  return (await recordAnswer(order.id, update)) ?? order;
}

function paymentOf({ payments, paidBy }: orders.StoredOrder, { paymentId = paidBy }: RefundInput): Payment {
  const payment = payments.find(({ id }) => id === paymentId);
  if (!payment?.captured) throw conflict('There is no such payment to give back: it has not reached us.');
  return payment;
}

function requestedPaise(
  { disputes }: orders.StoredOrder,
  payment: Payment,
  earlier: ProviderRefund[],
  { rupees, refundedPaise: seenPaise }: RefundInput,
): number {
  const atRazorpay = { refunds: earlier.map(({ refund }) => refund), disputes };
  if (seenPaise !== undefined && seenPaise !== refundedPaise(atRazorpay, payment))
    throw conflict('Something was given back meanwhile. Look at the order again before you go on.');
  const left = refundablePaise(atRazorpay, payment);
  if (left === 0) throw conflict('This payment has been given back already.');
  const requested = rupees === undefined ? left : paiseOf(rupees);
  if (requested > left) {
    const message = `At most ${rupeesOf(left)} rupees of this payment are left to give back.`;
    throw invalid(message, [{ field: 'rupees', message }]);
  }
  return requested;
}

/** Throws Razorpay's own no for the owner to read. An error that is none is thrown as it is. */
function throwRefusal({ id }: orders.StoredOrder, error: unknown): never {
  if (error instanceof RazorpayError && error.isRefusal) {
    log({ event: 'refund refused', order: id });
    throw conflict(`Razorpay refuses the refund: ${error.description}`);
  }
  throw error;
}
