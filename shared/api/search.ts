import { SearchInput, SearchResult } from '../domain/search/search.ts';
import type { Endpoint } from './endpoint.ts';

export const searchEverything = {
  route: 'POST /admin/search',
  auth: 'admin',
  summary: 'Searches by name, email address, phone number, ticket number, order number or receipt number.',
  reads: true,
  body: SearchInput,
  response: SearchResult,
} as const satisfies Endpoint;
