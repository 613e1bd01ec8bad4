import type { Verification, VerificationInput } from '#shared/domain/payment.ts';
import { razorpayKeys } from '../secrets.ts';
import * as orders from '../store/orders.ts';
import * as razorpay from './razorpay.ts';
import { RazorpayError } from './razorpay-client.ts';
import { recordUpdate } from './record-update.ts';
import { verifyCheckoutSignature } from './signature.ts';

/**
 * Looks into a checkout's claim that an order was paid: the order must be ours, the signature Razorpay's, and the
 * payment, read again at Razorpay, one of this order over its amount. Returns undefined when it is not.
 */
export async function verifyCheckout({
  razorpayOrderId,
  razorpayPaymentId: paymentId,
  razorpaySignature: signature,
}: VerificationInput): Promise<Verification | undefined> {
  const keys = await razorpayKeys();
  const order = await orders.find(razorpayOrderId);
  if (!order || !verifyCheckoutSignature({ orderId: order.id, paymentId, signature }, keys.checkoutSecrets))
    return undefined;

  const fetched = await razorpay.fetchPayment(keys, paymentId).catch(undefinedOnRazorpayError);
  // The buyer has done her part; webhook and sweep will bring what cannot be read now.
  if (!fetched) return verificationOf(order);
  if (fetched.orderId !== order.id) return undefined;

  const { payment } = fetched;
  const at = new Date().toISOString();
  const after = await recordUpdate(order.id, { payments: [payment], refunds: [], complete: false, at });
  if (payment.paise !== order.paise || payment.currency !== order.currency) return undefined;
  return verificationOf(after ?? order);
}

const verificationOf = ({ id, paidBy }: orders.StoredOrder): Verification => ({
  orderId: id,
  status: paidBy ? 'paid' : 'processing',
});

function undefinedOnRazorpayError(error: unknown): undefined {
  if (!(error instanceof RazorpayError)) throw error;
  return undefined;
}
