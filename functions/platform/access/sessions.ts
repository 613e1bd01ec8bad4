import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { minPasswordLength, sessionHours } from '#shared/domain/sessions/admin-access.ts';
import { orderSession, paymentProofMinutes } from '#shared/policies.ts';
import { failureOf, log } from '../log.ts';
import { parseLink, signLink, verifyLink } from '../signed-links.ts';
import { sessionCookieIn, setSessionCookie } from './session-cookies.ts';

/**
 * Admins and buyers have separate cookies. Their signatures are checked before the table is read.
 *
 *   admin   <id>.<signature>
 *   buyer   <order>-<linkVersion>-<begun>.<expires>.<mac>   times are in epoch seconds
 *
 * The table has an item for each admin session, with the hash of its random ID. The key for the signature is derived from
 * the admin secret, so changing the secret ends all sessions. Buyer sessions aren't stored; incrementing the order's
 * `linkVersion` revokes them.
 */

export interface AdminSession {
  hash: string;
  /** ISO 8601. */
  expiresAt: string;
  /** When the admin last entered a second-factor code, in ISO 8601. */
  codeEnteredAt?: string;
  hasShortPassword?: true;
}

export function newAdminSession(adminSecret: string): { hash: string; cookie: string } {
  const id = randomBytes(32).toString('base64url');
  return {
    hash: hashOf(id),
    cookie: setSessionCookie('admin', sign(id, adminSecret), sessionHours * 3600),
  };
}

export function verifyAdminSession(cookies: readonly string[], adminSecret: string): string | undefined {
  const value = sessionCookieIn('admin', cookies);
  const [id] = value?.split('.') ?? [];
  if (!value || !id) return undefined;
  // The cookie is compared as text, because base64url decoding ignores trailing characters.
  return equal(Buffer.from(value), Buffer.from(sign(id, adminSecret))) ? hashOf(id) : undefined;
}

/** Hashing makes the comparison take the same time no matter where the passwords differ or how long they are. */
export const isSamePassword = (given: string, expected: string) =>
  equal(createHash('sha256').update(given).digest(), createHash('sha256').update(expected).digest());

const equal = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);

function sign(id: string, adminSecret: string): string {
  const key = Buffer.from(hkdfSync('sha256', adminSecret, '', 'admin session cookie', 32));
  return `${id}.${createHmac('sha256', key).update(id).digest('base64url')}`;
}

const hashOf = (id: string) => createHash('sha256').update(id).digest('base64url');

export const passwordWarning = (password: string): { hasShortPassword?: true } =>
  [...password].length < minPasswordLength ? { hasShortPassword: true } : {};

export interface OrderSession {
  orderId: string;
  /** The order's `linkVersion` when the session began. */
  linkVersion: number;
  /** ISO 8601. */
  startedAt: string;
  /** ISO 8601. */
  expiresAt: string;
}

export const startOrderSession = (
  { id, linkVersion = 0 }: { id: string; linkVersion?: number | undefined },
  now = Date.now(),
): Promise<string> => cookieOf({ orderId: id, linkVersion, startedAt: isoOf(now) }, now + idleMs, now);

/**
 * Returns a session cookie after a verified checkout. Returns undefined if the payment was made too long ago, because
 * the checkout's signature never expires.
 */
export async function openPaidSession(
  {
    order,
    paymentAt,
  }: { order: { id: string; linkVersion?: number | undefined }; paymentAt?: string | undefined },
  now = Date.now(),
): Promise<string | undefined> {
  if (!paymentAt || now - Date.parse(paymentAt) > paymentProofMinutes * 60_000) return undefined;
  try {
    return await startOrderSession(order, now);
  } catch (error) {
    // The payment has been verified all the same, and the buyer also gets a link by email.
    log({ event: 'no session after payment', error: failureOf(error) });
    return undefined;
  }
}

export async function renewOrderSession(
  session: OrderSession,
  now = Date.now(),
): Promise<string | undefined> {
  const until = Math.min(now + idleMs, Date.parse(session.startedAt) + mostMs);
  return until - Date.parse(session.expiresAt) > renewedMs ? cookieOf(session, until, now) : undefined;
}

/** Checks the signature and expiry. The caller must check the order to see if the session has been revoked. */
export async function readOrderSession(cookies: readonly string[]): Promise<OrderSession | undefined> {
  const link = parseLink(sessionCookieIn('buyer', cookies) ?? '');
  const [, orderId, version, begun] = /^(.+)-(\d{1,9})-(\d{10})$/.exec(link?.id ?? '') ?? [];
  if (!link || !orderId || !(await verifyLink('session', link, Number(version)))) return undefined;
  return {
    orderId,
    linkVersion: Number(version),
    startedAt: isoOf(Number(begun) * 1000),
    expiresAt: isoOf(link.expires * 1000),
  };
}

type Begun = Omit<OrderSession, 'expiresAt'>;

async function cookieOf({ orderId, linkVersion, startedAt }: Begun, until: number, now: number) {
  const begun = Math.floor(Date.parse(startedAt) / 1000);
  const value = await signLink('session', { id: `${orderId}-${linkVersion}-${begun}`, linkVersion }, until);
  return setSessionCookie('buyer', value, Math.ceil((until - now) / 1000));
}

const idleMs = orderSession.idleMinutes * 60_000;
const mostMs = orderSession.mostHours * 3_600_000;
const renewedMs = 5 * 60_000;

const isoOf = (time: number) => new Date(time).toISOString();
