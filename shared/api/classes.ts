import * as z from 'zod/mini';
import { Class, ClassInput, ClassPlace } from '../domain/classes/class.ts';
import { endpoint } from './endpoint.ts';

export const getClass = endpoint('GET /admin/courses/{id}/class', {
  auth: 'admin',
  summary: 'The batch and the joining details of a course, which are never part of it.',
  response: Class,
});

export const updateClass = endpoint('PUT /admin/courses/{id}/class', {
  auth: 'admin',
  summary: 'Replace the batch and the joining details of a course.',
  body: ClassInput,
  response: Class,
  conditional: true,
});

export const listPlaces = endpoint('GET /admin/courses/{id}/places', {
  auth: 'admin',
  summary: 'The paid places of a course, the latest first.',
  response: ClassPlace,
  list: 50,
});

export const exportPlaces = endpoint('GET /admin/courses/{id}/places/export', {
  auth: 'admin',
  summary:
    'The paid places of a course as lines of a CSV file; the first page begins with the names of the columns.',
  response: z.string(),
  // Each line reads its order.
  list: 50,
  proof: true,
});
