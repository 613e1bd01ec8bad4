import { createHmac, timingSafeEqual } from 'node:crypto';

/** Razorpay's signatures: hexadecimal HMAC-SHA256, compared in constant time. */

/** Whether `signature` is the checkout's own for this order and payment, under the key's secret. */
export const verifyCheckoutSignature = (
  { orderId, paymentId, signature }: { orderId: string; paymentId: string; signature: string },
  keySecret: string,
): boolean => verifySignature(`${orderId}|${paymentId}`, signature, keySecret);

/** Whether `signature` is the webhook's own for these bytes, under its secret. */
export const verifyWebhookSignature = (
  bytes: Buffer,
  signature: string | undefined,
  webhookSecret: string | undefined,
): boolean => signature !== undefined && verifySignature(bytes, signature, webhookSecret);

function verifySignature(message: string | Buffer, signature: string, secret: string | undefined): boolean {
  // An empty secret would let anybody sign.
  if (!secret) return false;
  // Compared as text: decoding stops at the first letter that is no hexadecimal and forgets the rest.
  const given = Buffer.from(signature);
  const expected = Buffer.from(createHmac('sha256', secret).update(message).digest('hex'));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
