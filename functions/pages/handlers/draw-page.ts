import { createHash } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2, Context, LambdaFunctionURLEvent } from 'aws-lambda';
import { drawPage } from '#drawing';
import { findDrawnPage } from '#shared/pages.ts';
import { failedRun, failureOf, log, operationOf } from '../../platform/log.ts';
import { cacheControlOf } from '../cache-control.ts';
import { readPage } from '../read-page.ts';

// The first drawing of a process takes a hundred times as long as the next, so it is done while the Lambda starts.
drawPage({ page: '/courses', path: '/courses', data: { 'GET /courses': { data: [] } }, now: 0 });

/**
 * Draws the page at the path in the parameter `path`. Answers 200, 404 where what the page shows does not exist, and 503
 * where a store does not answer. Logs the page's pattern, never the path. CloudFront lets only GET and HEAD through.
 *
 * A path without a drawn page is answered 502, on which CloudFront asks the bucket, as it does where this Lambda fails.
 */
export async function handler(
  event: LambdaFunctionURLEvent,
  context: Context,
): Promise<APIGatewayProxyStructuredResultV2> {
  const started = performance.now();
  const path = new URLSearchParams(event.rawQueryString).get('path') ?? '';
  const found = findDrawnPage(path);
  // The page and its cache time share one time: a page drawn before midnight must not be cached for the day after.
  const now = Date.now();
  const logRun = (status: number | undefined, error?: unknown) =>
    log({
      operation: operationOf(context),
      page: found?.page,
      status,
      ms: Math.round(performance.now() - started),
      requestId: event.requestContext.requestId,
      ...(error !== undefined && { error: failureOf(error) }),
    });

  if (!found) {
    logRun(502);
    return { statusCode: 502, headers: { 'cache-control': 'no-store' } };
  }
  let failure: unknown;
  const data = await readPage(found).catch((error: unknown) => {
    failure = error;
    return 'unreadable' as const;
  });
  try {
    const { status, headers, body } = drawPage({ page: found.page, path, data, now });
    logRun(status, failure);
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
    logRun(undefined, error);
    throw failedRun();
  }
}
