import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { leastPasswordCharacters, sessionHours } from '#shared/domain/sessions/owner-access.ts';
import { orderSession, paymentProofMinutes } from '#shared/policies.ts';
import { failureOf, log } from '../log.ts';
import { parseLink, signLink, verifyLink } from '../signed-links.ts';
import { sessionCookieIn, setSessionCookie } from './session-cookies.ts';

/**
 * Two kinds of sessions, each in a cookie of its own whose forgery is told before any read.
 *
 *   the owner's   <id>.<signature>                                  a row is kept under the random id's hash; the signature's
 *                                                                   key is derived from the admin secret, whose change ends all
 *   a buyer's     <order>-<linkVersion>-<begun>.<expires>.<mac>     nothing is stored; it is revoked by the order's own
 *                                                                   `linkVersion`. Times in epoch seconds
 */

/** The owner's session, as the authorizer hands it to the handlers. */
export interface OwnerSession {
  /** SHA-256 of the session's id, the row's key. */
  hash: string;
  /** ISO 8601. */
  expiresAt: string;
  /** When a code last proved that the owner is there, ISO 8601. */
  provenAt?: string;
  /** The password is shorter than a new one may be. */
  hasShortPassword?: true;
}

/** Makes the cookie of a new session of the owner's, and the hash that its row is kept under. */
export function newOwnerSession(adminSecret: string): { hash: string; cookie: string } {
  const id = randomBytes(32).toString('base64url');
  return {
    hash: hashOf(id),
    cookie: setSessionCookie('admin', sign(id, adminSecret), sessionHours * 3600),
  };
}

/** The hash of the owner's session in the cookies, or undefined when none of them carries a true signature. */
export function verifyOwnerSession(cookies: readonly string[], adminSecret: string): string | undefined {
  const value = sessionCookieIn('admin', cookies);
  const [id] = value?.split('.') ?? [];
  if (!value || !id) return undefined;
  // Compared as text: to decode it would let through what base64url overlooks, such as letters behind the end.
  return equal(Buffer.from(value), Buffer.from(sign(id, adminSecret))) ? hashOf(id) : undefined;
}

/** Compares in a time that tells nothing about where two passwords differ, nor about their lengths. */
export const isSamePassword = (given: string, expected: string) =>
  equal(createHash('sha256').update(given).digest(), createHash('sha256').update(expected).digest());

const equal = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);

function sign(id: string, adminSecret: string): string {
  const key = Buffer.from(hkdfSync('sha256', adminSecret, '', 'admin session cookie', 32));
  return `${id}.${createHmac('sha256', key).update(id).digest('base64url')}`;
}

const hashOf = (id: string) => createHash('sha256').update(id).digest('base64url');

/** The warning of a session about a password that is shorter than a new one may be. */
export const passwordWarning = (password: string): { hasShortPassword?: true } =>
  [...password].length < leastPasswordCharacters ? { hasShortPassword: true } : {};

/** A buyer's session, as the authorizer hands it to the handlers: it opens one order. */
export interface OrderSession {
  orderId: string;
  /** The order's when the session began: with another one on the order, it is over. */
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
 * Makes the cookie of a session for whoever has just paid, by what the checkout has proved; undefined later than half an
 * hour after the payment, as a signature never ages by itself.
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
    // The payment is proved all the same, and a mail brings the link.
    log({ event: 'no session after payment', error: failureOf(error) });
    return undefined;
  }
}

/**
 * Makes the cookie that goes on from one that is older than 5 minutes; undefined for a younger one, and where the session
 * can last no longer.
 */
export async function renewOrderSession(
  session: OrderSession,
  now = Date.now(),
): Promise<string | undefined> {
  const until = Math.min(now + idleMs, Date.parse(session.startedAt) + mostMs);
  return until - Date.parse(session.expiresAt) > renewedMs ? cookieOf(session, until, now) : undefined;
}

/** Reads a buyer's session in the cookies by its mac and its time alone: whether it is revoked, the order says. */
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
