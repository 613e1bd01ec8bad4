import { orderCookie, sessionCookie } from '#shared/edge.ts';

/** Separate from `sessions.ts`, which few Lambdas need to load. */

export type SessionKind = 'admin' | 'buyer';

const names: Record<SessionKind, string> = { admin: sessionCookie, buyer: orderCookie };

export const sessionCookieIn = (kind: SessionKind, cookies: readonly string[] = []): string | undefined =>
  cookies.find((cookie) => cookie.startsWith(`${names[kind]}=`))?.slice(names[kind].length + 1);

export const setSessionCookie = (kind: SessionKind, value: string, seconds: number): string =>
  `${names[kind]}=${value}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=${seconds}`;

export const clearedSessionCookie = (kind: SessionKind): string => setSessionCookie(kind, '', 0);
