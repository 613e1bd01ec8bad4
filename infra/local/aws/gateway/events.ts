import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2, APIGatewayRequestAuthorizerEventV2 } from 'aws-lambda';
import { type Match, stage } from './routes.ts';

const accountId = '000000000000';
const apiId = 'localapi00';
const domainName = `${apiId}.execute-api.${process.env.AWS_REGION ?? 'ap-south-1'}.amazonaws.com`;

export type StageVariables = Readonly<Record<string, string>>;

export function proxyEvent(
  request: Request,
  match: Match,
  body: Buffer,
  stageVariables: StageVariables,
): APIGatewayProxyEventV2 {
  const url = new URL(request.url);
  const cookies = request.headers.get('cookie')?.split(/; */);
  const query = Object.fromEntries(
    [...new Set(url.searchParams.keys())].map((name) => [name, url.searchParams.getAll(name).join(',')]),
  );
  return {
    version: '2.0',
    routeKey: match.operation.endpoint.route,
    // API Gateway decodes `rawPath` despite its name, but not the query string.
    rawPath: decodeURIComponent(url.pathname),
    rawQueryString: url.search.slice(1),
    ...(cookies && { cookies }),
    headers: forwardedHeaders(request),
    ...(url.search.length > 1 && { queryStringParameters: query }),
    ...(match.pathParameters && { pathParameters: match.pathParameters }),
    requestContext: requestContext(request, match, decodeURIComponent(url.pathname)),
    ...(Object.keys(stageVariables).length > 0 && { stageVariables }),
    ...encodeBody(request, body),
  };
}

export function authorizerEvent(event: APIGatewayProxyEventV2): APIGatewayRequestAuthorizerEventV2 {
  const { body: _, isBase64Encoded: __, ...rest } = event;
  const { method, path } = event.requestContext.http;
  return {
    ...rest,
    type: 'REQUEST',
    routeArn: `arn:aws:execute-api:ap-south-1:${accountId}:${apiId}/${stage}/${method}${path.slice(stage.length + 1)}`,
    identitySource: [event.cookies?.join('; ') ?? ''],
    cookies: event.cookies ?? [],
  };
}

function forwardedHeaders(request: Request): Record<string, string> {
  const { cookie: _, ...headers } = Object.fromEntries(request.headers);
  return {
    ...headers,
    host: domainName,
    'x-amzn-trace-id': `Root=1-${Math.floor(Date.now() / 1000).toString(16)}-${randomUUID().replaceAll('-', '').slice(0, 24)}`,
    'x-forwarded-port': '443',
    'x-forwarded-proto': 'https',
  };
}

function requestContext(
  request: Request,
  match: Match,
  path: string,
): APIGatewayProxyEventV2['requestContext'] {
  const now = new Date();
  return {
    accountId,
    apiId,
    domainName,
    domainPrefix: apiId,
    http: {
      method: request.method,
      path,
      protocol: 'HTTP/1.1',
      // This is CloudFront's address; the visitor's is in the x-viewer-address header.
      sourceIp: '127.0.0.1',
      userAgent: request.headers.get('user-agent') ?? '',
    },
    requestId: randomUUID(),
    routeKey: match.operation.endpoint.route,
    stage,
    time: commonLogTime(now),
    timeEpoch: now.getTime(),
  };
}

/** Formats a time as `05/Jan/2026:08:30:00 +0000`. */
function commonLogTime(time: Date): string {
  const [, day, month, year, clock] = time.toUTCString().split(' ');
  return `${day}/${month}/${year}:${clock} +0000`;
}

// Observed on AWS: all other bodies arrive as base64, even forms and bodies without a content type.
const textual = /^(?:text\/|application\/(?:json|xml|javascript)\s*(?:;|$))/i;

/** Thrown if the content type says text but the body isn't valid UTF-8. */
export class NotUtf8 extends Error {
  override name = 'NotUtf8';
}

function encodeBody(request: Request, body: Buffer): { body?: string; isBase64Encoded: boolean } {
  if (body.length === 0) return { isBase64Encoded: false };
  const isText = textual.test(request.headers.get('content-type') ?? '');
  if (!isText) return { body: body.toString('base64'), isBase64Encoded: true };
  if (!isUtf8(body)) throw new NotUtf8();
  return { body: body.toString(), isBase64Encoded: false };
}
