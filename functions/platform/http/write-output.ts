import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { Page } from '../table/page.ts';
import type { Middleware } from './middleware.ts';
import type { Outcome, SeeOther } from './outcome.ts';
import { cursorOf } from './page-query.ts';
import { pick } from './pick.ts';

/** Replies with what the contract names of the handler's result: no table key and no private field gets out. */
export const writeOutput = (
  endpoint: Endpoint,
): Middleware<unknown, Outcome | APIGatewayProxyStructuredResultV2> => ({
  after: (request) => {
    const { result, cookies } = request.response as Outcome;
    request.response = {
      statusCode: endpoint.status ?? 200,
      headers: {
        ...(endpoint.response && { 'content-type': 'application/json' }),
        ...(endpoint.status === 303 && { location: (result as SeeOther).location }),
        ...(endpoint.list && linkToNext(request.internal.address, result as Page<unknown>)),
      },
      ...(cookies.length > 0 && { cookies }),
      ...(endpoint.response && { body: JSON.stringify(strip(endpoint.response, endpoint.list, result)) }),
    };
  },
});

function linkToNext(address: URL, { next }: Page<unknown>): Record<string, string> {
  if (next === undefined) return {};
  const target = new URL(address);
  target.searchParams.set('cursor', cursorOf(next));
  return { link: `<${target.pathname}${target.search}>; rel="next"` };
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
