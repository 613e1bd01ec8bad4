import type {
  APIGatewayRequestAuthorizerEventV2,
  APIGatewaySimpleAuthorizerResult,
  Context,
} from 'aws-lambda';
import { failedRun, failureOf, log, operationOf } from '../lib/log.ts';
import { cameThroughEdge } from '../lib/origin.ts';
import { passwordWarning } from '../lib/password-warning.ts';
import { adminSecret } from '../lib/secrets.ts';
import { type SessionContext, verifySession } from '../lib/session.ts';
import * as sessions from '../lib/store/sessions.ts';

type Decision = APIGatewaySimpleAuthorizerResult & { context?: SessionContext };

/**
 * Lets the owner through to the `admin` routes, from the site alone, and logs one line. What it cannot find out it
 * throws, and the gateway then lets nobody through.
 */
export const handler = async (
  event: APIGatewayRequestAuthorizerEventV2,
  context: Context,
): Promise<Decision> => {
  const started = performance.now();
  const write = (outcome: object) =>
    log({
      operation: operationOf(context),
      route: event.routeKey,
      ...outcome,
      ms: Math.round(performance.now() - started),
      requestId: event.requestContext.requestId,
    });
  try {
    const session = await sessionOf(event);
    const isAuthorized = session !== undefined;
    write({ isAuthorized });
    return session ? { isAuthorized, context: session } : { isAuthorized };
  } catch (error) {
    write({ error: failureOf(error) });
    throw failedRun();
  }
};

// The cookie's signature is checked before the table is asked, so a forgery costs no read.
async function sessionOf(event: APIGatewayRequestAuthorizerEventV2): Promise<SessionContext | undefined> {
  if (!cameThroughEdge(event)) return undefined;
  const secret = await adminSecret();
  const hash = verifySession(cookiesOf(event), secret);
  const session = hash && (await sessions.use(hash));
  if (!session) return undefined;
  const { expiresAt, provenAt } = session;
  return { hash, expiresAt, ...(provenAt && { provenAt }), ...passwordWarning(secret) };
}

// The Cookie header is what the authorizer is configured to look at; not every gateway takes it apart as well.
const cookiesOf = ({ cookies, identitySource }: APIGatewayRequestAuthorizerEventV2): string[] =>
  cookies ?? (identitySource ?? []).join('; ').split(/; */);
