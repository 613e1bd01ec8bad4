import { Today } from '../domain/today/today.ts';
import type { Endpoint } from './endpoint.ts';

export const getToday = {
  route: 'GET /admin/today',
  auth: 'admin',
  summary: 'Tell what is due, the earliest first, how much waits in each tab, and what is left to set up.',
  response: Today,
} as const satisfies Endpoint;
