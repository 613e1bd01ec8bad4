import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether `signature` (hex) is Razorpay's own for this order and payment, compared in constant time. */
export function provesPayment(
  { orderId, paymentId, signature }: { orderId: string; paymentId: string; signature: string },
  keySecret: string,
): boolean {
  const expected = Buffer.from(
    createHmac('sha256', keySecret).update(`${orderId}|${paymentId}`).digest('hex'),
  );
  // Compared as text: decoding stops at the first letter that is no hexadecimal and forgets the rest.
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
