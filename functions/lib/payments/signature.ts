import { createHmac, timingSafeEqual } from 'node:crypto';

/** Razorpay's signatures: hexadecimal HMAC-SHA256, compared in constant time. */

/** Whether `signature` is the checkout's own for this order and payment, under one of the key secrets. */
export const verifyCheckoutSignature = (
  { orderId, paymentId, signature }: { orderId: string; paymentId: string; signature: string },
  keySecrets: readonly string[],
): boolean => verifySignature(`${orderId}|${paymentId}`, signature, keySecrets);

/** Whether `signature` is the webhook's own for these bytes, under one of the webhook secrets. */
export const verifyWebhookSignature = (
  bytes: Buffer,
  signature: string | undefined,
  webhookSecrets: readonly string[],
): boolean => signature !== undefined && verifySignature(bytes, signature, webhookSecrets);

function verifySignature(message: string | Buffer, signature: string, secrets: readonly string[]): boolean {
  // Compared as text: decoding stops at the first letter that is no hexadecimal and forgets the rest.
  const given = Buffer.from(signature);
  return secrets.some((secret) => {
    const expected = Buffer.from(createHmac('sha256', secret).update(message).digest('hex'));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
