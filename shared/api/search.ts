import { SearchInput, SearchResult } from '../domain/search/search.ts';
import type { Endpoint } from './endpoint.ts';

export const searchEverything = {
  route: 'POST /admin/search',
  auth: 'admin',
  summary: 'Find what is stored by a name, an e-mail address, a telephone number or a number of ours.',
  reads: true,
  body: SearchInput,
  response: SearchResult,
} as const satisfies Endpoint;
