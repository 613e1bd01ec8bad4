import { orderCookie, sessionCookie } from '#shared/edge.ts';

/** The cookies of both kinds of sessions. Their verification is in `sessions.ts`, which few Lambdas have to load. */

/** The kind of a session, named as the `auth` of the endpoints that it opens. */
export type SessionKind = 'admin' | 'customer';

const names: Record<SessionKind, string> = { admin: sessionCookie, customer: orderCookie };

/** The value of a kind's session cookie among a request's cookies (`name=value`). */
export const sessionCookieIn = (kind: SessionKind, cookies: readonly string[] = []): string | undefined =>
  cookies.find((cookie) => cookie.startsWith(`${names[kind]}=`))?.slice(names[kind].length + 1);

/** Makes the `Set-Cookie` value of a session cookie. */
export const setSessionCookie = (kind: SessionKind, value: string, seconds: number): string =>
  `${names[kind]}=${value}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=${seconds}`;

/** Makes the `Set-Cookie` value that deletes a session cookie. */
export const clearedSessionCookie = (kind: SessionKind): string => setSessionCookie(kind, '', 0);
