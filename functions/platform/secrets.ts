import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

/**
 * Secrets are read again after 60 seconds, so a rotation reaches every Lambda within that time. A secret that cannot be read
 * is an error, and never an older value.
 */

const client = new SecretsManagerClient({});
const maxAgeMs = 60_000;
const cache = new Map<string, { text: string; readAt: number }>();

/** The owner's password. */
export const adminSecret = () => read(process.env.ADMIN_SECRET_ID);

/** Razorpay's API key, and the secret of its webhook, as the operator keeps them. */
export interface RazorpayKeys {
  keyId: string;
  keySecret: string;
  /** Missing before the operator has set it; then every webhook is refused. */
  webhookSecret?: string;
}

export const razorpayKeys = async (): Promise<RazorpayKeys> =>
  JSON.parse(await read(process.env.RAZORPAY_SECRET_ID));

/** Every key that a link may be signed with, the current key first. */
export async function linkKeys(): Promise<[string, ...string[]]> {
  const { current, previous } = JSON.parse(await read(process.env.LINKS_SECRET_ID)) as LinksSecret;
  return previous ? [current, previous] : [current];
}

/** The JSON of the secret of links. It has a previous key only during a rotation. */
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
