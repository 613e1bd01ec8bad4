import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { isSessionCookie } from '../access/owner-session.ts';
import type { Middleware } from './middleware.ts';

/**
 * Says who may keep a good answer: nobody, or CloudFront for a minute where the contract marks it `cached`. The
 * owner, who must see what she has just saved, is told apart by the cookie that CloudFront's cache key has too.
 */
export const cacheControl = ({
  cached,
}: Endpoint): Middleware<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2> => ({
  before: ({ event, internal }) => {
    const isOwner = event.cookies?.some(isSessionCookie);
    internal.cacheControl = cached && !isOwner ? 'max-age=0, s-maxage=60' : 'no-store';
  },
  after: ({ response, internal }) => {
    if (response) response.headers = { ...response.headers, 'cache-control': internal.cacheControl };
  },
});
