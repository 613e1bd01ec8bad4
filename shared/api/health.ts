import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

export const checkHealth = {
  route: 'GET /health',
  auth: 'public',
  summary: 'Returns 200 if the API is up.',
  response: z.object({ status: z.literal('ok') }),
} as const satisfies Endpoint;
