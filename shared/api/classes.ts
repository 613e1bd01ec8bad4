import { Class, ClassInput, ClassPlace } from '../domain/classes/class.ts';
import { CsvLine } from '../domain/text/fields.ts';
import type { Endpoint } from './endpoint.ts';

export const getClass = {
  route: 'GET /admin/courses/{id}/class',
  auth: 'admin',
  summary: 'The batch and the joining details of a course, which are never part of it.',
  response: Class,
} as const satisfies Endpoint;

export const updateClass = {
  route: 'PUT /admin/courses/{id}/class',
  auth: 'admin',
  summary: 'Replace the batch and the joining details of a course.',
  body: ClassInput,
  response: Class,
  conditional: true,
} as const satisfies Endpoint;

export const listPlaces = {
  route: 'GET /admin/courses/{id}/places',
  auth: 'admin',
  summary: 'The paid places of a course, the latest first.',
  response: ClassPlace,
  list: 50,
} as const satisfies Endpoint;

export const exportPlaces = {
  route: 'GET /admin/courses/{id}/places/export',
  auth: 'admin',
  summary: 'The paid places of a course as lines of a CSV file; the first page begins with their names.',
  response: CsvLine,
  // Each line reads its order.
  list: 50,
  proof: true,
} as const satisfies Endpoint;
