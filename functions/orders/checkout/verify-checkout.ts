import type { VerificationInput } from '#shared/domain/orders/order-input.ts';
import { buyerStatusOf, clearConfirming, expectPayment } from '#shared/domain/orders/order-state.ts';
import type { Verification } from '#shared/domain/orders/payment.ts';
import { isBusy } from '../../platform/errors.ts';
import { razorpayKeys } from '../../platform/secrets.ts';
import * as razorpay from '../razorpay/calls.ts';
import { RazorpayError } from '../razorpay/client.ts';
import { verifyCheckoutSignature } from '../razorpay/signature.ts';
import { razorpayBudget, recordAnswer } from '../reconcile.ts';
import * as orders from '../store.ts';

interface VerifiedCheckout extends Verification {
  order: orders.StoredOrder;
  /** ISO 8601. When the payment began or, until Razorpay has reported it, when the checkout first returned. */
  paymentAt?: string | undefined;
}

/**
 * Checks that Razorpay signed the claim and that the payment belongs to the order. Returns undefined if the order is
 * unknown or a check fails. If the IP address has used up its calls to Razorpay, only the signature is checked.
 */
export async function verifyCheckout(
  { razorpayOrderId, razorpayPaymentId: paymentId, razorpaySignature: signature }: VerificationInput,
  address: string,
): Promise<VerifiedCheckout | undefined> {
  const keys = await razorpayKeys();
  const order = await orders.find(razorpayOrderId);
  if (!order || !verifyCheckoutSignature({ orderId: order.id, paymentId, signature }, keys.keySecret))
    return undefined;

  // Stored before we call Razorpay, because the call can fail. Until it succeeds, the buyer is told that the payment is
  // being confirmed.
  const claimedAt = new Date().toISOString();
  const claim = await unlessBusy(
    orders.update(order.id, (known) => expectPayment(known, paymentId, claimedAt)),
  );
  const fetched =
    (await razorpayBudget(address)) &&
    (await razorpay.fetchPayment(keys, paymentId).catch(undefinedOnRazorpayError));
  // If Razorpay doesn't respond, a webhook or the sweep will record the payment later.
  if (!fetched) return verifiedOf(claim?.after ?? order, paymentId);
  if (fetched.orderId !== order.id) {
    await orders.update(order.id, (known) => clearConfirming(known, paymentId));
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

/** Returns undefined if too many webhooks are changing the order. A webhook or the sweep makes the change later. */
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
