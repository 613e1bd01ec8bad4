import type { Verification, VerificationInput } from '#shared/domain/payment.ts';
import { razorpayKeys } from '../secrets.ts';
import * as orders from '../store/orders.ts';
import * as razorpay from './razorpay.ts';
import { RazorpayError } from './razorpay-client.ts';
import { recordFact } from './record-fact.ts';
import { provesPayment } from './signature.ts';

/**
 * Looks into what a checkout hands over: the order must be ours, the signature Razorpay's, and the payment, read
 * again at Razorpay, one of this order over its amount. Returns undefined when it is not.
 */
export async function verifyCheckout({
  razorpayOrderId,
  razorpayPaymentId: paymentId,
  razorpaySignature: signature,
}: VerificationInput): Promise<Verification | undefined> {
  const keys = await razorpayKeys();
  const order = await orders.find(razorpayOrderId);
  if (!order || !provesPayment({ orderId: order.id, paymentId, signature }, keys.checkoutSecrets))
    return undefined;

  const told = await razorpay.fetchPayment(keys, paymentId).catch(nothingYet);
  // The buyer has done her part; webhook and sweep will bring what cannot be read now.
  if (!told) return verification(order);
  if (told.orderId !== order.id) return undefined;

  const { payment } = told;
  const at = new Date().toISOString();
  const after = await recordFact(order.id, { payments: [payment], refunds: [], complete: false, at });
  if (payment.paise !== order.paise || payment.currency !== order.currency) return undefined;
  return verification(after ?? order);
}

const verification = ({ id, paidBy }: orders.StoredOrder): Verification => ({
  orderId: id,
  status: paidBy ? 'paid' : 'processing',
});

function nothingYet(error: unknown): undefined {
  if (!(error instanceof RazorpayError)) throw error;
  return undefined;
}
