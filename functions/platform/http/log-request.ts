import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { failureOf, log, operationOf } from '../log.ts';
import { problemOf } from './errors.ts';
import type { Internal, Middleware } from './middleware.ts';

/**
 * Logs one JSON line a request: operation, route, status, milliseconds, request id; for a 5xx also what went wrong, and for a
 * form, whose refusal is a 303 like its success, the status that a script would have had.
 * No address, no header, no body: a log line has no personal data.
 */
export const logRequest = ({
  route,
}: Endpoint): Middleware<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2> => {
  const write = ({ response, context, internal }: Answered, more = {}) =>
    log({
      operation: operationOf(context),
      route,
      status: response?.statusCode,
      ms: Math.round(performance.now() - internal.started),
      requestId: internal.requestId,
      ...more,
    });
  return {
    before: ({ event, internal }) => {
      internal.started = performance.now();
      internal.requestId = event.requestContext.requestId;
      internal.address = new URL(`${event.rawPath}?${event.rawQueryString}`, 'http://gateway');
    },
    after: (request) => write(request),
    onError: (request) => {
      const { error, response } = request;
      const status = problemOf(error)?.status ?? 500;
      write(request, {
        ...(status !== response?.statusCode && { refusal: status }),
        ...(status >= 500 && { error: failureOf(error) }),
      });
    },
  };
};

interface Answered {
  response?: APIGatewayProxyStructuredResultV2 | null | undefined;
  context: Context;
  internal: Internal;
}
