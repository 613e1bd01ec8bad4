import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

/**
 * Secrets, each read again when it is 60 seconds old: a rotation holds everywhere within that time. A secret
 * that cannot be read is an error, never an older value.
 */

const client = new SecretsManagerClient({});
const maxAgeMs = 60_000;
const cache = new Map<string, { text: string; readAt: number }>();

/** The owner's password. */
export const adminSecret = () => read(process.env.ADMIN_SECRET_ID);

/** Razorpay's API key. */
export interface RazorpayKeys {
  keyId: string;
  keySecret: string;
}

export const razorpayKeys = async () =>
  JSON.parse(await read(process.env.RAZORPAY_SECRET_ID)) as RazorpayKeys;

async function read(id = ''): Promise<string> {
  const cached = cache.get(id);
  if (cached && Date.now() - cached.readAt < maxAgeMs) return cached.text;

  const readAt = Date.now();
  const { SecretString: text } = await client.send(new GetSecretValueCommand({ SecretId: id }));
  if (!text) throw new Error(`The secret ${id} is empty.`);
  cache.set(id, { text, readAt });
  return text;
}
