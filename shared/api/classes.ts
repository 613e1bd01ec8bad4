import { ChangeQuery, Class, ClassInput, ClassPlace } from '../domain/classes/class.ts';
import { CsvLine } from '../domain/text/fields.ts';
import type { Endpoint } from './endpoint.ts';

export const getClass = {
  route: 'GET /admin/courses/{id}/class',
  auth: 'admin',
  summary: 'Read the batch and the joining details of a course, which the public never reads.',
  response: Class,
} as const satisfies Endpoint;

export const updateClass = {
  route: 'PUT /admin/courses/{id}/class',
  auth: 'admin',
  summary:
    'Replace the batch and the joining details of a course. Its buyers are emailed if the details changed, unless `email=none`.',
  query: ChangeQuery,
  body: ClassInput,
  response: Class,
  conditional: true,
} as const satisfies Endpoint;

export const dismissOverbooking = {
  route: 'POST /admin/courses/{id}/overbooking/dismiss',
  auth: 'admin',
  summary:
    'Take a course out of Today that has more paid orders than seats, until another order finds no seat left.',
  status: 204,
} as const satisfies Endpoint;

export const listPlaces = {
  route: 'GET /admin/courses/{id}/places',
  auth: 'admin',
  summary: 'List the paid places of a course, latest first.',
  response: ClassPlace,
  list: 50,
} as const satisfies Endpoint;

export const exportPlaces = {
  route: 'GET /admin/courses/{id}/places/export',
  auth: 'admin',
  summary:
    'Export the paid places of a course as lines of a CSV file; the first page begins with the names of the columns.',
  response: CsvLine,
  // Each line needs a read of its order.
  list: 50,
  proof: true,
} as const satisfies Endpoint;
