import { DueQuery, DueRow, Today } from '../domain/today/today.ts';
import type { Endpoint } from './endpoint.ts';

export const getToday = {
  route: 'GET /admin/today',
  auth: 'admin',
  summary: 'Returns the first due items of each kind, the counts for each tab, and the set-up steps.',
  response: Today,
} as const satisfies Endpoint;

export const listDueRows = {
  route: 'GET /admin/today/rows',
  auth: 'admin',
  summary: 'Lists all due items of a kind, earliest first.',
  query: DueQuery,
  response: DueRow,
  list: 50,
} as const satisfies Endpoint;
