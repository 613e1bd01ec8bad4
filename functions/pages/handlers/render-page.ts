import { createHash } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2, Context, LambdaFunctionURLEvent } from 'aws-lambda';
import { renderPage } from '#renderer';
import { findRenderedPage } from '#shared/pages.ts';
import { failedRun, failureOf, log, operationOf } from '../../platform/log.ts';
import { cacheControlOf } from '../cache-control.ts';
import { readPage } from '../read-page.ts';

// The first render takes a hundred times as long as later ones, so it's done while the Lambda starts.
renderPage({ page: '/courses', path: '/courses', data: { 'GET /courses': { data: [] } }, now: 0 });

/**
 * Responds with 404 if the page's content doesn't exist, 410 if it was deleted, 301 if the page has another path, 503 if
 * the table can't be read, and 502 for an unknown path, which makes CloudFront fall back to the bucket. Only the page's
 * pattern is logged, never the path.
 */
export async function handler(
  event: LambdaFunctionURLEvent,
  context: Context,
): Promise<APIGatewayProxyStructuredResultV2> {
  const started = performance.now();
  const path = new URLSearchParams(event.rawQueryString).get('path') ?? '';
  const found = findRenderedPage(path);
  // Rendering and caching use the same time, so that a page rendered just before midnight isn't cached for the next
  // day.
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
    const { status, headers, body } = renderPage({ page: found.page, path, data, now });
    logRun(status, failure);
    return {
      statusCode: status,
      headers: {
        ...headers,
        'cache-control': cacheControlOf(failure === undefined ? status : 503, found.page, now),
        etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      },
      body,
    };
  } catch (error) {
    logRun(undefined, error);
    throw failedRun();
  }
}
