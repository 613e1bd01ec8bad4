import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

/**
 * Secrets, each read again when it is 60 seconds old: a rotation holds everywhere within that time. A secret
 * that cannot be read is an error, never an older value.
 */

const client = new SecretsManagerClient({});
const maxAgeMs = 60_000;
const cache = new Map<string, { text: string; readAt: number }>();

/** The owner's password. */
export const adminSecret = () => read('ADMIN_SECRET_ID');

/** Razorpay's API key. */
export interface RazorpayKeys {
  keyId: string;
  keySecret: string;
}

export const razorpayKeys = async () => JSON.parse(await read('RAZORPAY_SECRET_ID')) as RazorpayKeys;

/** Reads the secret whose id stands in the environment under `variable`. */
async function read(variable: string): Promise<string> {
  const cached = cache.get(variable);
  if (cached && Date.now() - cached.readAt < maxAgeMs) return cached.text;

  const readAt = Date.now();
  const { SecretString: text } = await client.send(
    new GetSecretValueCommand({ SecretId: process.env[variable] }),
  );
  if (!text) throw new Error(`The secret of ${variable} is empty.`);
  cache.set(variable, { text, readAt });
  return text;
}
