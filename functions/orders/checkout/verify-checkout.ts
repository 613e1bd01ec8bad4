import { expectPayment, forgetPayment, isPaymentAwaited } from '#shared/domain/orders/order-state.ts';
import type { Verification, VerificationInput } from '#shared/domain/orders/payment.ts';
import { razorpayKeys } from '../../platform/secrets.ts';
import * as razorpay from '../razorpay/calls.ts';
import { RazorpayError } from '../razorpay/client.ts';
import { verifyCheckoutSignature } from '../razorpay/signature.ts';
import { mayAsk, recordAnswer } from '../reconcile.ts';
import * as orders from '../store.ts';

/** The outcome of a checkout's claim. */
interface VerifiedCheckout extends Verification {
  order: orders.StoredOrder;
  /** The time at which the payment was begun, or first claimed as long as we know no more of it, ISO 8601. */
  paymentAt?: string | undefined;
}

/**
 * Looks into a checkout's claim that an order was paid: the order must be ours, the signature Razorpay's, and the
 * payment, read again at Razorpay, one of this order over what Razorpay counts as its price. Returns undefined when
 * it is not. A right signature is believed unread where the caller's address has had Razorpay asked too often.
 */
export async function verifyCheckout(
  { razorpayOrderId, razorpayPaymentId: paymentId, razorpaySignature: signature }: VerificationInput,
  address: string,
): Promise<VerifiedCheckout | undefined> {
  const keys = await razorpayKeys();
  const order = await orders.find(razorpayOrderId);
  if (!order || !verifyCheckoutSignature({ orderId: order.id, paymentId, signature }, keys.keySecret))
    return undefined;

  // Ahead of the question, which may find no answer: from here on she is told that it is being confirmed.
  const claimedAt = new Date().toISOString();
  const claim = await orders.update(order.id, (known) => expectPayment(known, paymentId, claimedAt));
  const fetched =
    (await mayAsk(address)) && (await razorpay.fetchPayment(keys, paymentId).catch(undefinedOnRazorpayError));
  // The buyer has done her part; webhook and sweep will bring what cannot be read now.
  if (!fetched) return verifiedOf(claim?.after ?? order, paymentId);
  if (fetched.orderId !== order.id) {
    await orders.update(order.id, (known) => forgetPayment(known, paymentId));
    return undefined;
  }

  const { payment } = fetched;
  const at = new Date().toISOString();
  const after = await recordAnswer(order.id, { payments: [payment], refunds: [], complete: false, at });
  // Money that is not the price, and that Razorpay does not count for the order either.
  if (after && !after.paidBy && !isPaymentAwaited(after) && payment.captured) return undefined;
  return verifiedOf(after ?? order, paymentId);
}

function verifiedOf(order: orders.StoredOrder, paymentId: string): VerifiedCheckout {
  const { id, paidBy, payments, confirming } = order;
  const payment = payments.find((each) => each.id === paymentId);
  const claim = confirming?.find((each) => each.paymentId === paymentId);
  return {
    ...{ orderId: id, status: paidBy ? 'paid' : 'processing' },
    order,
    paymentAt: payment?.createdAt ?? claim?.at,
  };
}

function undefinedOnRazorpayError(error: unknown): undefined {
  if (!(error instanceof RazorpayError)) throw error;
  return undefined;
}
