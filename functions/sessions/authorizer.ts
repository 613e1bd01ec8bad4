import type { APIGatewayRequestAuthorizerEventV2, APIGatewaySimpleAuthorizerResult } from 'aws-lambda';
import { log } from '../lib/log.ts';
import { cameThroughEdge } from '../lib/origin.ts';
import { adminSecret } from '../lib/secrets.ts';
import { type SessionContext, verifySession } from '../lib/session.ts';
import * as sessions from '../lib/store/sessions.ts';

type Decision = APIGatewaySimpleAuthorizerResult & { context?: SessionContext };

/**
 * Lets the owner through to the `admin` routes, from the site alone. The cookie's signature is checked before
 * the table is asked, so a forgery costs no read. What it cannot find out it throws, and the gateway then lets
 * nobody through.
 */
export const handler = async (event: APIGatewayRequestAuthorizerEventV2): Promise<Decision> => {
  const hash = cameThroughEdge(event.headers)
    ? verifySession(cookiesOf(event), await adminSecret())
    : undefined;
  const expiresAt = hash && (await sessions.use(hash));
  const isAuthorized = Boolean(expiresAt);
  log({ route: event.routeKey, isAuthorized, requestId: event.requestContext.requestId });
  return hash && expiresAt ? { isAuthorized, context: { hash, expiresAt } } : { isAuthorized };
};

// The Cookie header is what the authorizer is configured to look at; not every gateway takes it apart as well.
const cookiesOf = ({ cookies, identitySource }: APIGatewayRequestAuthorizerEventV2): string[] =>
  cookies ?? (identitySource ?? []).join('; ').split(/; */);
