import { Overview } from '../domain/overview/overview.ts';
import { endpoint } from './endpoint.ts';

export const getOverview = endpoint('GET /admin/overview', {
  auth: 'admin',
  summary: "This month's figures, what is open, and the last 30 days.",
  response: Overview,
});
