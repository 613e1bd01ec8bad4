import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { leastPasswordCharacters, sessionHours } from '#shared/domain/sessions/owner-access.ts';
import { sessionCookie } from '#shared/edge.ts';

/**
 * The owner's session cookie: `<id>.<signature>`, both base64url. The id is random; the signature is made with
 * a key derived from the admin secret, so a forged cookie costs no read and a rotated secret ends every session.
 */

/** The session that the authorizer found, as it hands it to the handlers. */
export interface SessionContext {
  /** SHA-256 of the session's id, the row's key. */
  hash: string;
  /** ISO 8601. */
  expiresAt: string;
  /** When a code last proved that the owner is there, ISO 8601. */
  provenAt?: string;
  /** The password is shorter than a new one may be. */
  hasShortPassword?: true;
}

const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** Makes a new session's cookie, and the hash that its row is kept under. */
export function newSession(adminSecret: string): { hash: string; cookie: string } {
  const id = randomBytes(32).toString('base64url');
  return {
    hash: hashOf(id),
    cookie: `${sessionCookie}=${sign(id, adminSecret)}; ${attributes}; Max-Age=${sessionHours * 3600}`,
  };
}

/** Takes the cookie away again. */
export const clearedCookie = `${sessionCookie}=; ${attributes}; Max-Age=0`;

/** Tells the owner's cookie, `name=value`, from others. */
export const isSessionCookie = (cookie: string) => cookie.startsWith(`${sessionCookie}=`);

/** The hash of the session in the cookies, or undefined when none of them carries a true signature. */
export function verifySession(cookies: readonly string[], adminSecret: string): string | undefined {
  const value = cookies.find(isSessionCookie)?.slice(sessionCookie.length + 1);
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
