import type { Payment, RefundInput } from '#shared/domain/order.ts';
import { badRequest, conflict, keyReused } from '../http/errors.ts';
import type { RazorpayKeys } from '../secrets.ts';
import type { Creation } from '../store/creation.ts';
import * as orders from '../store/orders.ts';
import type { ToldRefund } from './entities.ts';
import { expectRefund } from './order-state.ts';
import * as razorpay from './razorpay.ts';
import { RazorpayError } from './razorpay-client.ts';
import { recordFact } from './record-fact.ts';

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
    const paise = askedPaise(payment, earlier, request);
    const at = new Date().toISOString();
    await orders.update(order.id, (known) => expectRefund(known, at));
    return razorpay.refund(keys, { paymentId: payment.id, paise, reason: request.reason, key, fingerprint });
  };
  const made = repeated ?? (await make().catch(refused));
  const refunds = [...earlier, made].map(({ refund }) => refund);
  const fact = { payments: [], refunds, complete: false, at: new Date().toISOString() };
  return (await recordFact(order.id, fact)) ?? order;
}

function paymentOf({ payments, paidBy }: orders.StoredOrder, { paymentId = paidBy }: RefundInput): Payment {
  const payment = payments.find(({ id }) => id === paymentId);
  if (!payment?.captured) throw conflict('There is no such payment to give back: it has not reached us.');
  return payment;
}

function askedPaise(payment: Payment, earlier: ToldRefund[], { rupees, refundedPaise }: RefundInput): number {
  const given = earlier
    .filter(({ refund }) => refund.status !== 'failed')
    .reduce((sum, { refund }) => sum + refund.paise, 0);
  if (refundedPaise !== undefined && refundedPaise !== given)
    throw conflict('Something was given back meanwhile. Look at the order again before you go on.');
  const left = payment.paise - given;
  if (left === 0) throw conflict('This payment has been given back already.');
  const asked = rupees === undefined ? left : rupees * 100;
  if (asked > left) {
    const message = `At most ${left / 100} rupees of this payment are left to give back.`;
    throw badRequest(message, [{ field: 'rupees', message }]);
  }
  return asked;
}

/** Razorpay's own no is the owner's to read; that it cannot be asked is not. */
function refused(error: unknown): never {
  if (error instanceof RazorpayError && error.kind === 'refused')
    throw conflict(`Razorpay refuses the refund: ${error.description}`);
  throw error;
}
