import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const checkHealth = endpoint('GET /health', {
  auth: 'public',
  summary: 'Tell that the API answers.',
  response: z.object({ status: z.literal('ok') }),
});
