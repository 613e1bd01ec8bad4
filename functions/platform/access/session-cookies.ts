import { orderCookie, sessionCookie } from '#shared/edge.ts';

/** The cookies of both kinds of sessions, without what it takes to believe one: every Lambda has to know them from others. */

/** Whose session it is, by the `auth` of the endpoints that it opens. */
export type SessionKind = 'admin' | 'customer';

const names: Record<SessionKind, string> = { admin: sessionCookie, customer: orderCookie };

/** The value of a kind's cookie among others, `name=value` each. */
export const sessionCookieIn = (kind: SessionKind, cookies: readonly string[] = []): string | undefined =>
  cookies.find((cookie) => cookie.startsWith(`${names[kind]}=`))?.slice(names[kind].length + 1);

/** Sets the cookie for some seconds. */
export const setSessionCookie = (kind: SessionKind, value: string, seconds: number): string =>
  `${names[kind]}=${value}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=${seconds}`;

/** Takes the cookie away again. */
export const clearedSessionCookie = (kind: SessionKind): string => setSessionCookie(kind, '', 0);
