import { createHmac, timingSafeEqual } from 'node:crypto';

/** Razorpay's signatures are hexadecimal HMAC-SHA256, and are compared in constant time. */

/** Whether the checkout signed this order and payment with the key's secret. */
export const verifyCheckoutSignature = (
  { orderId, paymentId, signature }: { orderId: string; paymentId: string; signature: string },
  keySecret: string,
): boolean => verifySignature(`${orderId}|${paymentId}`, signature, keySecret);

/** Whether the webhook signed these bytes with its secret. */
export const verifyWebhookSignature = (
  bytes: Buffer,
  signature: string | undefined,
  webhookSecret: string | undefined,
): boolean => signature !== undefined && verifySignature(bytes, signature, webhookSecret);

function verifySignature(message: string | Buffer, signature: string, secret: string | undefined): boolean {
  // An empty secret would let anybody sign.
  if (!secret) return false;
  // Compared as text, because decoding stops at the first letter that is not hexadecimal, and ignores the rest.
  const given = Buffer.from(signature);
  const expected = Buffer.from(createHmac('sha256', secret).update(message).digest('hex'));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
