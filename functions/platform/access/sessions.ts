import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { leastPasswordCharacters, sessionHours } from '#shared/domain/sessions/owner-access.ts';
import { orderSession, paymentProofMinutes } from '#shared/policies.ts';
import { failureOf, log } from '../log.ts';
import { parseLink, signLink, verifyLink } from '../signed-links.ts';
import { sessionCookieIn, setSessionCookie } from './session-cookies.ts';

/**
 * Two kinds of sessions, each in a cookie of its own whose signature is checked before any read.
 *
 *   the owner's   <id>.<signature>                                  a row has the hash of the random id; the signature's key
 *                                                                   derives from the admin secret: a new secret ends all sessions
 *   a buyer's     <order>-<linkVersion>-<begun>.<expires>.<mac>     nothing is stored; a new `linkVersion` of the order
 *                                                                   revokes the session. Times are epoch seconds
 */

/** The owner's session, as the authorizer hands it to the handlers. */
export interface OwnerSession {
  /** SHA-256 of the session's id, the row's key. */
  hash: string;
  /** ISO 8601. */
  expiresAt: string;
  /** When the owner last entered a code of the second factor, ISO 8601. */
  provenAt?: string;
  /** The password is shorter than a new password may be. */
  hasShortPassword?: true;
}

/** Makes the cookie of a new session of the owner, and the hash that is its row's key. */
export function newOwnerSession(adminSecret: string): { hash: string; cookie: string } {
  const id = randomBytes(32).toString('base64url');
  return {
    hash: hashOf(id),
    cookie: setSessionCookie('admin', sign(id, adminSecret), sessionHours * 3600),
  };
}

/** The hash of the owner's session in the cookies; undefined where no cookie has a right signature. */
export function verifyOwnerSession(cookies: readonly string[], adminSecret: string): string | undefined {
  const value = sessionCookieIn('admin', cookies);
  const [id] = value?.split('.') ?? [];
  if (!value || !id) return undefined;
  // Compared as text, because decoding base64url ignores letters behind the end.
  return equal(Buffer.from(value), Buffer.from(sign(id, adminSecret))) ? hashOf(id) : undefined;
}

/** Compares two passwords in a time that tells neither where they differ nor how long they are. */
export const isSamePassword = (given: string, expected: string) =>
  equal(createHash('sha256').update(given).digest(), createHash('sha256').update(expected).digest());

const equal = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);

function sign(id: string, adminSecret: string): string {
  const key = Buffer.from(hkdfSync('sha256', adminSecret, '', 'admin session cookie', 32));
  return `${id}.${createHmac('sha256', key).update(id).digest('base64url')}`;
}

const hashOf = (id: string) => createHash('sha256').update(id).digest('base64url');

/** The warning about a password that is shorter than a new password may be. */
export const passwordWarning = (password: string): { hasShortPassword?: true } =>
  [...password].length < leastPasswordCharacters ? { hasShortPassword: true } : {};

/** A buyer's session, which opens one order, as the authorizer hands it to the handlers. */
export interface OrderSession {
  orderId: string;
  /** The order's `linkVersion` when the session began. A newer version on the order revokes the session. */
  linkVersion: number;
  /** ISO 8601. */
  startedAt: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** Makes the cookie of a buyer's session that begins now. */
export const startOrderSession = (
  { id, linkVersion = 0 }: { id: string; linkVersion?: number | undefined },
  now = Date.now(),
): Promise<string> => cookieOf({ orderId: id, linkVersion, startedAt: isoOf(now) }, now + idleMs, now);

/**
 * Makes the cookie of a session for the buyer whose checkout was verified; undefined more than half an hour after the
 * payment, because the checkout's signature never expires.
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
    // The payment is verified all the same, and a mail brings the link.
    log({ event: 'no session after payment', error: failureOf(error) });
    return undefined;
  }
}

/** Makes the cookie that prolongs a session; undefined if it would win less than 5 minutes. */
export async function renewOrderSession(
  session: OrderSession,
  now = Date.now(),
): Promise<string | undefined> {
  const until = Math.min(now + idleMs, Date.parse(session.startedAt) + mostMs);
  return until - Date.parse(session.expiresAt) > renewedMs ? cookieOf(session, until, now) : undefined;
}

/** Reads a buyer's session from the cookies, and checks its mac and its time. The order tells whether it is revoked. */
export async function readOrderSession(cookies: readonly string[]): Promise<OrderSession | undefined> {
  const link = parseLink(sessionCookieIn('customer', cookies) ?? '');
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
  return setSessionCookie('customer', value, Math.ceil((until - now) / 1000));
}

const idleMs = orderSession.idleMinutes * 60_000;
const mostMs = orderSession.mostHours * 3_600_000;
const renewedMs = 5 * 60_000;

const isoOf = (time: number) => new Date(time).toISOString();
