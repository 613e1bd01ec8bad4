import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { authorizerOf, definitionOf } from '../../../definitions.ts';
import { authorizerEvent, NotUtf8, proxyEvent, type StageVariables } from './events.ts';
import { EventTooLarge, invoke, type Load } from './invoke.ts';
import { refuse, toResponse } from './responses.ts';
import { type Match, matchRoute } from './routes.ts';
import { createThrottles } from './throttles.ts';

const maximumBody = 10 * 1024 * 1024;

export function createGateway(load: Load, stageVariables: StageVariables = {}, admit = createThrottles()) {
  return async (request: Request): Promise<Response> => {
    try {
      const match = matchRoute(request);
      if (!match) return refuse(404, 'Not Found');
      if (!admit(match.operation)) return refuse(429, 'Too Many Requests');
      const body = await readBody(request);
      if (!body) throw new EventTooLarge();
      return await answer(load, match, proxyEvent(request, match, body, stageVariables));
    } catch (error) {
      if (error instanceof EventTooLarge) return refuse(413, 'Request Entity Too Large');
      // A path with a stray percent sign causes a URIError.
      if (error instanceof URIError || error instanceof NotUtf8) return refuse(400, 'Bad Request');
      if (isCutOff(error)) return Response.error();
      console.error(error);
      return refuse(500, 'Internal Server Error');
    }
  };
}

async function answer(load: Load, { operation }: Match, event: APIGatewayProxyEventV2): Promise<Response> {
  const { requestId } = event.requestContext;
  const lambda = definitionOf(operation.name);
  const { auth } = operation.endpoint;
  if (auth === 'public') return toResponse(await invoke(load, lambda, event), requestId);

  // API Gateway rejects a request without the authorizer's identity source, the Cookie header.
  if (!event.cookies) return refuse(401, 'Unauthorized');
  const verdict = await invoke(load, authorizerOf(auth), authorizerEvent(event));
  if (!isVerdict(verdict)) throw new Error('The authorizer didn’t return a simple response.');
  if (!verdict.isAuthorized) return refuse(403, 'Forbidden');
  const admitted = {
    ...event,
    requestContext: { ...event.requestContext, authorizer: { lambda: verdict.context ?? null } },
  };
  return toResponse(await invoke(load, lambda, admitted), requestId);
}

const isVerdict = (value: unknown): value is { isAuthorized: boolean; context?: Record<string, unknown> } =>
  typeof value === 'object' &&
  value !== null &&
  'isAuthorized' in value &&
  typeof value.isAuthorized === 'boolean';

const isCutOff = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNRESET';

async function readBody(request: Request): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maximumBody) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
