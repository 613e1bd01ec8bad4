import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { log } from '../log.ts';
import { HttpProblem } from './errors.ts';
import type { Internal, Middleware } from './middleware.ts';

/**
 * Logs one JSON line a request: route, status, milliseconds, request id; for a 5xx also what went wrong.
 * No address, no header, no body: a log line has no personal data.
 */
export const logRequest = ({
  route,
}: Endpoint): Middleware<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2> => {
  const write = ({ response, internal }: { response?: Answer; internal: Internal }, more = {}) =>
    log({
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
      const { error } = request;
      const isAnswer = error instanceof HttpProblem && error.status < 500;
      write(request, isAnswer ? {} : { error: failureOf(error) });
    },
  };
};

type Answer = APIGatewayProxyStructuredResultV2 | null | undefined;

// The name and the frames, not the message: a JSON parser's message quotes what it could not read, be it a
// secret or a body.
function failureOf(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error;
  const frames = error.stack?.split('\n').filter((text) => text.trimStart().startsWith('at ')) ?? [];
  return {
    name: error.name,
    at: frames.slice(0, 5).map((frame) => frame.trim()),
    ...(error.cause !== undefined && { cause: failureOf(error.cause) }),
  };
}
