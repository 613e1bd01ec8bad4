import { resolve } from 'node:path';
import { brand } from '#shared/brand.ts';
import { minPasswordLength } from '#shared/domain/sessions/admin-access.ts';
import { isAddress, isDomain } from './ses/addresses.ts';
import { StartError } from './start-error.ts';

export interface Settings {
  port: number;
  host: string;
  dataFolder: string;
  adminPassword: string;
  razorpay: { keyId: string; keySecret: string; webhookSecret: string };
  mail: { domain: string; owner: string };
  /** The pause between runs of the scheduled Lambdas, except `sendMail`. */
  sweepSeconds: number;
  /** If false, a new table contains only the courses, questions and reviews. */
  hasSampleBusiness: boolean;
  hasFaults: boolean;
  isDevelopment: boolean;
  buildsFirst: boolean;
}

export const readSettings = (environment: NodeJS.ProcessEnv, parameters: readonly string[]): Settings => ({
  port: readPort(environment.PORT || '3000'),
  // Loopback by default, because the default password below isn't secret.
  host: environment.HOST || '127.0.0.1',
  dataFolder: resolve(environment.DATA_DIR || '.data'),
  adminPassword: readPassword(environment.ADMIN_PASSWORD || 'owner-on-this-machine'),
  razorpay: {
    keyId: environment.RAZORPAY_KEY_ID || 'rzp_test_OnThisMachine1',
    keySecret: environment.RAZORPAY_KEY_SECRET || 'secret-on-this-machine',
    webhookSecret: environment.RAZORPAY_WEBHOOK_SECRET || 'webhooks-on-this-machine',
  },
  mail: readMail(
    (environment.MAIL_DOMAIN || brand.email.replace(/^.*@/, '')).toLowerCase(),
    environment.OWNER_EMAIL || undefined,
  ),
  sweepSeconds: readSeconds(environment.SWEEP_SECONDS || '60'),
  hasSampleBusiness: readSeed(environment.SEED || 'business'),
  hasFaults: parameters.includes('--faults'),
  isDevelopment: parameters.includes('--dev'),
  buildsFirst: parameters.includes('--build'),
});

function readPassword(text: string): string {
  if (text.length <= 200) return text;
  throw new StartError('ADMIN_PASSWORD is too long. The limit is 200 characters.');
}

export function requireLongPassword({ adminPassword }: Settings): void {
  if ([...adminPassword].length >= minPasswordLength) return;
  throw new StartError(
    `A new data folder needs an ADMIN_PASSWORD with at least ${minPasswordLength} characters.`,
  );
}

function readMail(domain: string, owner = `owner@${domain}`): Settings['mail'] {
  if (!isDomain(domain)) throw new StartError(`MAIL_DOMAIN is ${domain}, which isn’t a domain.`);
  if (!isAddress(owner)) throw new StartError(`OWNER_EMAIL is ${owner}, which isn’t an email address.`);
  return { domain, owner };
}

function readSeed(text: string): boolean {
  if (text === 'business' || text === 'none') return text === 'business';
  throw new StartError(`SEED is ${text}. It must be business or none.`);
}

function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartError(`PORT is ${text}. It must be a number from 0 to 65535.`);
}

function readSeconds(text: string): number {
  const seconds = Number(text);
  if (seconds > 0 && seconds <= 86_400) return seconds;
  throw new StartError(`SWEEP_SECONDS is ${text}. It must be a number of seconds up to 86400.`);
}
