import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { originHeaders } from '#shared/edge.ts';
import { isSessionCookie } from '../session.ts';
import { forbidden } from './errors.ts';
import type { Middleware } from './middleware.ts';

/**
 * Refuses a change that another site's page asks the owner's browser for, and a form that it lets any visitor's browser
 * post: no script of ours has to take part in either. The cookie is SameSite=Strict already; this holds where a browser
 * or a sibling subdomain does not. A form would come from its visitors' addresses, where no count stops it.
 */
export const requireSameOrigin = ({ route }: Endpoint): Middleware<APIGatewayProxyEventV2> => ({
  before: ({ event, internal }) => {
    const isAskedByPage = internal.form !== undefined || changesAsOwner(route, event);
    if (!isAskedByPage || comesFromSite(event.headers)) return;
    throw forbidden('This can only be done from the site itself.');
  },
});

// Signing in counts too: a foreign page must not sign the owner in to a session that is not hers. No other cookie
// does: a buyer's way back from the checkout, which is another site, brings whatever a page has left with her.
const changesAsOwner = (route: string, { cookies = [] }: APIGatewayProxyEventV2) =>
  !route.startsWith('GET ') && (route.endsWith(' /admin/session') || cookies.some(isSessionCookie));

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
