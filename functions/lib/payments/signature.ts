import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether `signature` (hex) is Razorpay's own for this order and payment, compared in constant time. */
export function provesPayment(
  { orderId, paymentId, signature }: { orderId: string; paymentId: string; signature: string },
  keySecret: string,
): boolean {
  const expected = createHmac('sha256', keySecret).update(`${orderId}|${paymentId}`).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
