import type { output } from 'zod/mini';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { sessionCookieIn } from '../access/session-cookies.ts';
import type { Page } from '../table/page.ts';
import type { Answer, Event } from './call.ts';
import { cursorOf } from './page-query.ts';
import { pick } from './pick.ts';

export type Result<E> = E extends { response: infer Schema }
  ? E extends { list: number }
    ? Page<output<Schema>>
    : output<Schema>
  : E extends { file: object }
    ? FileResponse
    : E extends { status: 303 }
      ? SeeOther
      : unknown;

export interface FileResponse {
  bytes: Buffer;
  headers: Record<'content-type' | 'content-disposition', string>;
}

interface SeeOther {
  location: string;
}

export const writeResponse = (
  endpoint: Endpoint,
  event: Event,
  { result, cookies }: { result: unknown; cookies: string[] },
): Answer => ({
  statusCode: endpoint.status ?? 200,
  headers: {
    ...(endpoint.response && { 'content-type': 'application/json' }),
    ...(endpoint.status === 303 && { location: (result as SeeOther).location }),
    ...(endpoint.list && linkToNext(event, result as Page<unknown>)),
    ...(endpoint.file && (result as FileResponse).headers),
    'cache-control': cacheControl(endpoint, event),
  },
  ...(cookies.length > 0 && { cookies }),
  ...(endpoint.response && { body: JSON.stringify(strip(endpoint.response, endpoint.list, result)) }),
  ...(endpoint.file && { body: (result as FileResponse).bytes.toString('base64'), isBase64Encoded: true }),
});

/**
 * CloudFront caches the responses of `cached` endpoints for a minute. Responses to the admin are never cached, so that
 * saved changes show up immediately; the admin cookie is part of the cache key.
 */
const cacheControl = ({ cached }: Endpoint, { cookies }: Event): string =>
  cached && sessionCookieIn('admin', cookies) === undefined ? 'max-age=0, s-maxage=60' : 'no-store';

function linkToNext({ rawPath, rawQueryString }: Event, { next }: Page<unknown>): Record<string, string> {
  if (next === undefined) return {};
  const query = new URLSearchParams(rawQueryString);
  query.set('cursor', cursorOf(next));
  return { link: `<${rawPath}?${query}>; rel="next"` };
}

function strip(
  schema: NonNullable<Endpoint['response']>,
  list: number | undefined,
  result: unknown,
): unknown {
  return list === undefined
    ? pick(schema, result)
    : (result as Page<unknown>).items.map((item) => pick(schema, item));
}
