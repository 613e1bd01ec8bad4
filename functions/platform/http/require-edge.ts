import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { forbidden } from './errors.ts';
import type { Middleware } from './middleware.ts';
import { cameThroughEdge } from './origin.ts';

/** Refuses what did not come through CloudFront, before anything of it is read. */
export const requireEdge = (): Middleware<APIGatewayProxyEventV2> => ({
  before: ({ event }) => {
    if (!cameThroughEdge(event)) throw forbidden('The API is reached at the address of the site.');
  },
});
