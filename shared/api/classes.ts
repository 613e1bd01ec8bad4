import { ChangeQuery, Class, ClassInput, ClassSeat } from '../domain/classes/class.ts';
import { CsvLine } from '../domain/text/fields.ts';
import type { Endpoint } from './endpoint.ts';

export const getClass = {
  route: 'GET /admin/courses/{id}/class',
  auth: 'admin',
  summary: "Returns a course's batch and joining details, which only its buyers can see.",
  response: Class,
} as const satisfies Endpoint;

export const updateClass = {
  route: 'PUT /admin/courses/{id}/class',
  auth: 'admin',
  summary:
    'Replaces the batch and joining details of a course. Emails its buyers if the joining details have changed, unless `email=none`.',
  query: ChangeQuery,
  body: ClassInput,
  response: Class,
  conditional: true,
} as const satisfies Endpoint;

export const dismissOverbooking = {
  route: 'POST /admin/courses/{id}/overbooking/dismiss',
  auth: 'admin',
  summary: 'Removes an overbooked course from Today until another buyer misses out on a seat.',
  status: 204,
} as const satisfies Endpoint;

export const listClassSeats = {
  route: 'GET /admin/courses/{id}/places',
  auth: 'admin',
  summary: 'Lists the paid seats in a course, newest first.',
  response: ClassSeat,
  list: 50,
} as const satisfies Endpoint;

export const exportClassSeats = {
  route: 'GET /admin/courses/{id}/places/export',
  auth: 'admin',
  summary: 'Exports the paid seats in a course as CSV lines. The first page starts with a header line.',
  response: CsvLine,
  // Pages are smaller than in other exports, because an order has to be read for each line.
  list: 50,
  proof: true,
} as const satisfies Endpoint;
