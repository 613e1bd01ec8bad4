import type { VerificationInput } from '#shared/domain/orders/order-input.ts';
import { buyerStatusOf, expectPayment, forgetPayment } from '#shared/domain/orders/order-state.ts';
import type { Verification } from '#shared/domain/orders/payment.ts';
import { isBusy } from '../../platform/errors.ts';
import { razorpayKeys } from '../../platform/secrets.ts';
import * as razorpay from '../razorpay/calls.ts';
import { RazorpayError } from '../razorpay/client.ts';
import { verifyCheckoutSignature } from '../razorpay/signature.ts';
import { mayAsk, recordAnswer } from '../reconcile.ts';
import * as orders from '../store.ts';

/** The outcome of a verified checkout. */
interface VerifiedCheckout extends Verification {
  order: orders.StoredOrder;
  /** When the payment was begun, or, while Razorpay has not told, when its checkout first came back (ISO 8601). */
  paymentAt?: string | undefined;
}

/**
 * Verifies a checkout's claim that an order was paid: the order must be stored, the signature Razorpay's, and Razorpay has to
 * report the payment for this order. Returns undefined when the claim is wrong. If the caller's address has caused too many
 * calls to Razorpay, only the signature decides.
 */
export async function verifyCheckout(
  { razorpayOrderId, razorpayPaymentId: paymentId, razorpaySignature: signature }: VerificationInput,
  address: string,
): Promise<VerifiedCheckout | undefined> {
  const keys = await razorpayKeys();
  const order = await orders.find(razorpayOrderId);
  if (!order || !verifyCheckoutSignature({ orderId: order.id, paymentId, signature }, keys.keySecret))
    return undefined;

  // Written before Razorpay is asked, which may not answer: from here on the buyer reads that the payment is being confirmed.
  const claimedAt = new Date().toISOString();
  const claim = await unlessBusy(
    orders.update(order.id, (known) => expectPayment(known, paymentId, claimedAt)),
  );
  const fetched =
    (await mayAsk(address)) && (await razorpay.fetchPayment(keys, paymentId).catch(undefinedOnRazorpayError));
  // A webhook or the sweep brings what Razorpay does not answer now.
  if (!fetched) return verifiedOf(claim?.after ?? order, paymentId);
  if (fetched.orderId !== order.id) {
    await orders.update(order.id, (known) => forgetPayment(known, paymentId));
    return undefined;
  }

  const { payment } = fetched;
  const at = new Date().toISOString();
  const after = await unlessBusy(
    recordAnswer(order.id, { payments: [payment], refunds: [], complete: false, at }),
  );
  return verifiedOf(after ?? order, paymentId);
}

function verifiedOf(order: orders.StoredOrder, paymentId: string): VerifiedCheckout {
  const { id, paidBy, payments, confirming } = order;
  const payment = payments.find((each) => each.id === paymentId);
  const isChecking = buyerStatusOf(order) === 'checking';
  const claim = confirming?.find((each) => each.paymentId === paymentId);
  return {
    ...{ orderId: id, status: paidBy ? 'paid' : isChecking ? 'checking' : 'processing' },
    order,
    paymentAt: payment?.createdAt ?? claim?.at,
  };
}

/** Undefined if too many webhooks are changing the order. A webhook or the sweep then writes the change later. */
async function unlessBusy<T>(change: Promise<T>): Promise<T | undefined> {
  try {
    return await change;
  } catch (error) {
    if (!isBusy(error)) throw error;
    return undefined;
  }
}

function undefinedOnRazorpayError(error: unknown): undefined {
  if (!(error instanceof RazorpayError)) throw error;
  return undefined;
}
