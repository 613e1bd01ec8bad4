import type {
  APIGatewayRequestAuthorizerEventV2,
  APIGatewaySimpleAuthorizerResult,
  Context,
} from 'aws-lambda';
import { failedRun, failureOf, log, operationOf } from './log.ts';

type Decision<Session> = APIGatewaySimpleAuthorizerResult & { context?: Session };

/**
 * A Lambda that API Gateway asks who calls: lets through whom `find` finds a session for, with that, and logs one line
 * without a cookie. What `find` cannot find out it throws, and the gateway then lets nobody through.
 */
export const authorize =
  <Session extends object>(
    find: (
      event: APIGatewayRequestAuthorizerEventV2,
      cookies: readonly string[],
    ) => Promise<Session | undefined>,
  ) =>
  async (event: APIGatewayRequestAuthorizerEventV2, context: Context): Promise<Decision<Session>> => {
    const started = performance.now();
    const logRun = (outcome: object) =>
      log({
        operation: operationOf(context),
        route: event.routeKey,
        ...outcome,
        ms: Math.round(performance.now() - started),
        requestId: event.requestContext.requestId,
      });
    try {
      const session = await find(event, cookiesOf(event));
      const isAuthorized = session !== undefined;
      logRun({ isAuthorized });
      return session ? { isAuthorized, context: session } : { isAuthorized };
    } catch (error) {
      logRun({ error: failureOf(error) });
      throw failedRun();
    }
  };

// The Cookie header is what the authorizer is configured to look at; not every gateway takes it apart as well.
const cookiesOf = ({ cookies, identitySource }: APIGatewayRequestAuthorizerEventV2): string[] =>
  cookies ?? (identitySource ?? []).join('; ').split(/; */);
