import { Overview } from '../domain/overview/overview.ts';
import type { Endpoint } from './endpoint.ts';

export const getOverview = {
  route: 'GET /admin/overview',
  auth: 'admin',
  summary: 'Returns the figures for this month and for each of the last 30 days.',
  response: Overview,
} as const satisfies Endpoint;
