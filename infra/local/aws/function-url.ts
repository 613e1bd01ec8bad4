import { randomUUID } from 'node:crypto';
import type { LambdaFunctionURLEvent } from 'aws-lambda';
import type { LambdaDefinition } from '../../definitions.ts';
import type { Send } from '../http-server.ts';
import { invoke, type Load } from './gateway/invoke.ts';
import { toResponse } from './gateway/responses.ts';

/** Doesn't pass on a request's body. */
export const createFunctionUrl =
  (load: Load, lambda: LambdaDefinition): Send =>
  async (request) => {
    try {
      return toResponse(await invoke(load, lambda, urlEvent(request)));
    } catch (error) {
      console.error(`${lambda.name} failed: ${error instanceof Error ? error.message : error}`);
      return new Response('Internal Server Error', { status: 502 });
    }
  };

function urlEvent({ method, url, headers }: Request): LambdaFunctionURLEvent {
  const { pathname, search, searchParams } = new URL(url);
  const now = new Date();
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: pathname,
    rawQueryString: search.slice(1),
    headers: { ...Object.fromEntries(headers), host: domainName },
    queryStringParameters: Object.fromEntries(searchParams),
    requestContext: {
      accountId: '000000000000',
      apiId: urlId,
      domainName,
      domainPrefix: urlId,
      http: {
        method,
        path: pathname,
        protocol: 'HTTP/1.1',
        sourceIp: '127.0.0.1',
        userAgent: 'Amazon CloudFront',
      },
      requestId: randomUUID(),
      routeKey: '$default',
      stage: '$default',
      time: now.toISOString(),
      timeEpoch: now.getTime(),
    },
    isBase64Encoded: false,
  };
}

const urlId = 'localurl00';
const domainName = `${urlId}.lambda-url.ap-south-1.on.aws`;
