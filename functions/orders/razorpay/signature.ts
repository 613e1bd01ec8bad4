import { createHmac, timingSafeEqual } from 'node:crypto';

export const verifyCheckoutSignature = (
  { orderId, paymentId, signature }: { orderId: string; paymentId: string; signature: string },
  keySecret: string,
): boolean => verifySignature(`${orderId}|${paymentId}`, signature, keySecret);

export const verifyWebhookSignature = (
  bytes: Buffer,
  signature: string | undefined,
  webhookSecret: string | undefined,
): boolean => signature !== undefined && verifySignature(bytes, signature, webhookSecret);

function verifySignature(message: string | Buffer, signature: string, secret: string | undefined): boolean {
  // With an empty secret, anyone could sign a message.
  if (!secret) return false;
  // Compared as text, because decoding hex would ignore everything after the first invalid character.
  const given = Buffer.from(signature);
  const expected = Buffer.from(createHmac('sha256', secret).update(message).digest('hex'));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
