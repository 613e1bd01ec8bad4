import { createHash } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2, Context, LambdaFunctionURLEvent } from 'aws-lambda';
import { drawPage } from '#drawing';
import { findDrawnPage } from '#shared/pages.ts';
import { failedRun, failureOf, log, operationOf } from '../../platform/log.ts';
import { cacheControlOf } from '../cache-control.ts';
import { readPage } from '../read-page.ts';

// The first drawing of a process takes a hundred times as long as the next. Here it falls into the Lambda's start.
drawPage({ page: '/courses', path: '/courses', data: { 'GET /courses': { data: [] } }, now: 0 });

/**
 * Draws the page of the path that the parameter `path` names, from what the stores say now: 200, 404 where there is no
 * such thing, 503 where a store does not answer. Logs one line: the page's pattern, never the path that was asked.
 * CloudFront lets nothing but GET and HEAD through.
 *
 * An address that no drawn page has is answered 502, on which CloudFront goes on to the bucket: what is not drawn is
 * the bucket's to answer. It does the same where this throws.
 */
export async function handler(
  event: LambdaFunctionURLEvent,
  context: Context,
): Promise<APIGatewayProxyStructuredResultV2> {
  const started = performance.now();
  const path = new URLSearchParams(event.rawQueryString).get('path') ?? '';
  const found = findDrawnPage(path);
  // One time for what is said and for how long it is kept: a page of before midnight must not be kept from after it.
  const now = Date.now();
  const write = (status: number | undefined, error?: unknown) =>
    log({
      operation: operationOf(context),
      page: found?.page,
      status,
      ms: Math.round(performance.now() - started),
      requestId: event.requestContext.requestId,
      ...(error !== undefined && { error: failureOf(error) }),
    });

  if (!found) {
    write(502);
    return { statusCode: 502, headers: { 'cache-control': 'no-store' } };
  }
  let failure: unknown;
  const data = await readPage(found).catch((error: unknown) => {
    failure = error;
    return 'unreadable' as const;
  });
  try {
    const { status, headers, body } = drawPage({ page: found.page, path, data, now });
    write(status, failure);
    return {
      statusCode: status,
      headers: {
        ...headers,
        'cache-control': cacheControlOf(status, found.page, now),
        etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      },
      body,
    };
  } catch (error) {
    write(undefined, error);
    throw failedRun();
  }
}
