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

/** Razorpay's API key, and every secret that a signature may have been made with. */
export interface RazorpayKeys {
  keyId: string;
  keySecret: string;
  /** The key's secret, and the one before while they are being exchanged. */
  checkoutSecrets: string[];
  /** The webhook's secret likewise; none before the operator has set it, and then no webhook is believed. */
  webhookSecrets: string[];
}

/** The JSON of the secret that the operator keeps; the previous ones are in it only during an exchange. */
interface RazorpaySecret {
  keyId: string;
  keySecret: string;
  previousKeySecret?: string;
  webhookSecret?: string;
  previousWebhookSecret?: string;
}

export async function razorpayKeys(): Promise<RazorpayKeys> {
  const secret = JSON.parse(await read(process.env.RAZORPAY_SECRET_ID)) as RazorpaySecret;
  const { keyId, keySecret, previousKeySecret, webhookSecret, previousWebhookSecret } = secret;
  return {
    keyId,
    keySecret,
    // An empty one would let anybody sign.
    checkoutSecrets: [keySecret, previousKeySecret].filter(isSet),
    webhookSecrets: [webhookSecret, previousWebhookSecret].filter(isSet),
  };
}

/** Every key that a link may be signed with, the one in force first. */
export async function linkKeys(): Promise<[string, ...string[]]> {
  const { current, previous } = JSON.parse(await read(process.env.LINKS_SECRET_ID)) as LinksSecret;
  return [current, ...[previous].filter(isSet)];
}

/** The JSON of the secret of links; the previous key is in it only during an exchange. */
interface LinksSecret {
  current: string;
  previous?: string;
}

const isSet = (secret: string | undefined): secret is string => Boolean(secret);

async function read(id = ''): Promise<string> {
  const cached = cache.get(id);
  if (cached && Date.now() - cached.readAt < maxAgeMs) return cached.text;

  const readAt = Date.now();
  const { SecretString: text } = await client.send(new GetSecretValueCommand({ SecretId: id }));
  if (!text) throw new Error(`The secret ${id} is empty.`);
  cache.set(id, { text, readAt });
  return text;
}
