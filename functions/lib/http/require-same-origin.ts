import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { forbidden } from './errors.ts';
import type { Middleware } from './middleware.ts';

/**
 * Refuses a change that another site's page asks the owner's browser for. The cookie is SameSite=Strict
 * already; this holds where a browser or a sibling subdomain does not.
 */
export const requireSameOrigin = ({ route }: Endpoint): Middleware<APIGatewayProxyEventV2> => ({
  before: ({ event }) => {
    const site = event.headers['sec-fetch-site'];
    if (site === undefined || site === 'same-origin' || !changesAsOwner(route, event)) return;
    throw forbidden('This can only be done from the site itself.');
  },
});

// Signing in counts too: a foreign page must not sign the owner in to a session that is not hers.
const changesAsOwner = (route: string, event: APIGatewayProxyEventV2) =>
  !route.startsWith('GET ') && (route.endsWith(' /admin/session') || event.cookies !== undefined);
