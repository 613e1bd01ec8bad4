import type { Endpoint } from '#shared/api/endpoint.ts';
import { originHeaders } from '#shared/edge.ts';
import { type SessionKind, sessionCookieIn } from '../access/session-cookies.ts';
import type { Call, Event } from './call.ts';
import { forbidden } from './errors.ts';

/**
 * Refuses cross-site requests: changes with the owner's or a buyer's cookie, and forms that a browser posts without a script.
 * The cookies are SameSite=Strict already; this protects where a browser does not enforce that, and against a sibling
 * subdomain. Another site's form would come from the addresses of its many visitors, which no limit by address stops.
 */
export function requireSameOrigin({ route }: Endpoint, { event, form }: Call): void {
  const isAskedByPage = form !== undefined || changesAsPerson(route, event);
  if (isAskedByPage && !comesFromSite(event.headers))
    throw forbidden('This can only be done from the site itself.');
}

// Opening a session is checked without a cookie too: another site must not sign a visitor in to a stranger's session, where
// the visitor would then put a resume.
const changesAsPerson = (route: string, { cookies }: Event) =>
  !route.startsWith('GET ') &&
  route !== cameFromCheckout &&
  (route.endsWith('/session') || kinds.some((kind) => sessionCookieIn(kind, cookies) !== undefined));

const kinds: readonly SessionKind[] = ['admin', 'customer'];

// The checkout is another site. A buyer returns from it with their cookies, and with a signature that is verified.
const cameFromCheckout = 'POST /payments/return';

type Headers = Record<string, string | undefined>;

/** Whether a page of the site sends the request, by `Sec-Fetch-Site`, or by `Origin` where a browser does not send the first. */
function comesFromSite(headers: Headers): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return originsOf(headers[originHeaders.viewerHost]).includes(headers.origin ?? '');
}

/** The site's own origins at a host: HTTPS, and at a loopback address also HTTP. */
function originsOf(host: string | undefined): string[] {
  if (!host) return [];
  const isLoopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/.test(host);
  return [`https://${host}`, ...(isLoopback ? [`http://${host}`] : [])];
}
