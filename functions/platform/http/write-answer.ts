import type { output } from 'zod/mini';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { sessionCookieIn } from '../access/session-cookies.ts';
import type { Page } from '../table/page.ts';
import type { Answer, Event } from './call.ts';
import { cursorOf } from './page-query.ts';
import { pick } from './pick.ts';

/** A handler's return value. It may carry more than the contract names: `writeAnswer` strips that. */
export type Result<E> = E extends { response: infer Schema }
  ? E extends { list: number }
    ? Page<output<Schema>>
    : output<Schema>
  : E extends { status: 303 }
    ? SeeOther
    : unknown;

/** The address that a browser goes on to: a path of the site, or that of a file. */
interface SeeOther {
  location: string;
}

/** Answers with what the contract names of the handler's result: no table key and no private field gets out. */
export const writeAnswer = (
  endpoint: Endpoint,
  event: Event,
  { result, cookies }: { result: unknown; cookies: string[] },
): Answer => ({
  statusCode: endpoint.status ?? 200,
  headers: {
    ...(endpoint.response && { 'content-type': 'application/json' }),
    ...(endpoint.status === 303 && { location: (result as SeeOther).location }),
    ...(endpoint.list && linkToNext(event, result as Page<unknown>)),
    'cache-control': cacheControl(endpoint, event),
  },
  ...(cookies.length > 0 && { cookies }),
  ...(endpoint.response && { body: JSON.stringify(strip(endpoint.response, endpoint.list, result)) }),
});

/**
 * Says who may keep a good answer: nobody, or CloudFront for a minute where the contract marks it `cached`. The
 * owner, who must see what she has just saved, is told apart by the cookie that CloudFront's cache key has too.
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
