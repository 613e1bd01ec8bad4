import type { Endpoint } from '#shared/api/endpoint.ts';
import { originHeaders } from '#shared/edge.ts';
import { type SessionKind, sessionCookieIn } from '../access/session-cookies.ts';
import type { Call, Event } from './call.ts';
import { forbidden } from './errors.ts';

/**
 * Refuses a change that another site's page asks the owner's or a buyer's browser for, and a form that it lets any
 * visitor's browser post: no script of ours has to take part in either. The cookies are SameSite=Strict already; this
 * holds where a browser or a sibling subdomain does not. A form would come from its visitors' addresses, where no count
 * stops it.
 */
export function requireSameOrigin({ route }: Endpoint, { event, form }: Call): void {
  const isAskedByPage = form !== undefined || changesAsPerson(route, event);
  if (isAskedByPage && !comesFromSite(event.headers))
    throw forbidden('This can only be done from the site itself.');
}

// Signing in counts too: a foreign page must not sign somebody in to a session that is not theirs, to have a resume put
// there. No other cookie does.
const changesAsPerson = (route: string, { cookies }: Event) =>
  !route.startsWith('GET ') &&
  route !== cameFromCheckout &&
  (route.endsWith('/session') || kinds.some((kind) => sessionCookieIn(kind, cookies) !== undefined));

const kinds: readonly SessionKind[] = ['admin', 'customer'];

// A buyer's way back from the checkout, which is another site, brings whatever is left with her, and proves itself.
const cameFromCheckout = 'POST /payments/return';

type Headers = Record<string, string | undefined>;

/** Tells whether a page of the site asks: by `Sec-Fetch-Site`, or by `Origin` where a browser does not send that. */
function comesFromSite(headers: Headers): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return originsOf(headers[originHeaders.viewerHost]).includes(headers.origin ?? '');
}

/** The site's own origins at a host: an encrypted one alone, but for this machine, where nothing is encrypted. */
function originsOf(host: string | undefined): string[] {
  if (!host) return [];
  const isLoopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/.test(host);
  return [`https://${host}`, ...(isLoopback ? [`http://${host}`] : [])];
}
