import type {
  APIGatewayRequestAuthorizerEventV2,
  APIGatewaySimpleAuthorizerResult,
  Context,
} from 'aws-lambda';
import { failedRun, failureOf, log, operationOf } from './log.ts';

type Decision<Session> = APIGatewaySimpleAuthorizerResult & { context?: Session };

/**
 * Creates a Lambda authorizer for API Gateway, which admits the request if `find` returns a session. Logs one line,
 * without the cookie. If `find` throws, API Gateway refuses the request.
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

// Not every gateway parses the Cookie header into `cookies`, but the header is also the identity source.
const cookiesOf = ({ cookies, identitySource }: APIGatewayRequestAuthorizerEventV2): string[] =>
  cookies ?? (identitySource ?? []).join('; ').split(/; */);
