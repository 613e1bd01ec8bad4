import type { Endpoint } from '#shared/api/endpoint.ts';
import { originHeaders } from '#shared/edge.ts';
import { type SessionKind, sessionCookieIn } from '../access/session-cookies.ts';
import type { Call, Event } from './call.ts';
import { forbidden } from './errors.ts';

/**
 * Refuses cross-site changes that carry an admin's or buyer's cookie, and forms posted from other sites. The cookies
 * are SameSite=Strict, but not every browser enforces that, and it doesn't stop sibling subdomains. Rate limits don't
 * stop another site's form, because each of its visitors sends it from their own address.
 */
export function requireSameOrigin({ route }: Endpoint, { event, form }: Call): void {
  const isFromPage = form !== undefined || isSessionChange(route, event);
  if (isFromPage && !isFromSite(event.headers)) throw forbidden('You can only do this from our website.');
}

// Opening a session is checked even without a cookie, because another site could otherwise sign a visitor in to a
// stranger's order, where the visitor might then upload a resume.
const isSessionChange = (route: string, { cookies }: Event) =>
  !route.startsWith('GET ') &&
  route !== cameFromCheckout &&
  (route.endsWith('/session') || kinds.some((kind) => sessionCookieIn(kind, cookies) !== undefined));

const kinds: readonly SessionKind[] = ['admin', 'buyer'];

// The checkout is on another site, so this request is cross-site, but its signature is verified.
const cameFromCheckout = 'POST /payments/return';

type Headers = Record<string, string | undefined>;

/** Older browsers don't send `Sec-Fetch-Site`, so for them `Origin` is checked instead. */
function isFromSite(headers: Headers): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return originsOf(headers[originHeaders.viewerHost]).includes(headers.origin ?? '');
}

function originsOf(host: string | undefined): string[] {
  if (!host) return [];
  const isLoopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/.test(host);
  return [`https://${host}`, ...(isLoopback ? [`http://${host}`] : [])];
}
