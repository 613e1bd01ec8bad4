import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

/**
 * Secrets are read again after 60 seconds, so that a rotated secret reaches every Lambda within that time. If a secret
 * can't be read, the call fails; an outdated value is never used.
 */

const client = new SecretsManagerClient({});
const maxAgeMs = 60_000;
const cache = new Map<string, { text: string; readAt: number }>();

export const adminSecret = () => read(process.env.ADMIN_SECRET_ID);

export interface RazorpayKeys {
  keyId: string;
  keySecret: string;
  /** Missing until the operator sets it. Until then all webhooks are refused. */
  webhookSecret?: string;
}

export const razorpayKeys = async (): Promise<RazorpayKeys> =>
  JSON.parse(await read(process.env.RAZORPAY_SECRET_ID));

export async function linkKeys(): Promise<[string, ...string[]]> {
  const { current, previous } = JSON.parse(await read(process.env.LINKS_SECRET_ID)) as LinksSecret;
  return previous ? [current, previous] : [current];
}

/** There's a previous key only during a rotation. */
interface LinksSecret {
  current: string;
  previous?: string;
}

async function read(id = ''): Promise<string> {
  const cached = cache.get(id);
  if (cached && Date.now() - cached.readAt < maxAgeMs) return cached.text;

  const readAt = Date.now();
  const { SecretString: text } = await client.send(new GetSecretValueCommand({ SecretId: id }));
  if (!text) throw new Error(`The secret ${id} is empty.`);
  cache.set(id, { text, readAt });
  return text;
}
