import { ChangeQuery } from '../domain/classes/class.ts';
import { AdminCourse, Course, CourseInput } from '../domain/courses/course.ts';
import type { Endpoint } from './endpoint.ts';

export const listCourses = {
  route: 'GET /courses',
  auth: 'public',
  summary: 'Lists visible courses, newest first.',
  cached: true,
  response: Course,
  list: 100,
} as const satisfies Endpoint;

export const listAllCourses = {
  route: 'GET /admin/courses',
  auth: 'admin',
  summary: 'Lists all courses, newest first.',
  response: AdminCourse,
  list: 100,
} as const satisfies Endpoint;

export const getCourse = {
  route: 'GET /courses/{id}',
  auth: 'public',
  summary: 'Returns a course.',
  cached: true,
  response: Course,
} as const satisfies Endpoint;

export const createCourse = {
  route: 'POST /courses',
  auth: 'admin',
  summary: 'Creates a course.',
  status: 201,
  body: CourseInput,
  response: Course,
  idempotent: true,
} as const satisfies Endpoint;

export const updateCourse = {
  route: 'PUT /courses/{id}',
  auth: 'admin',
  summary: 'Replaces a course. Emails its buyers if its start or end has changed, unless `email=none`.',
  query: ChangeQuery,
  body: CourseInput,
  response: Course,
  conditional: true,
} as const satisfies Endpoint;

export const deleteCourse = {
  route: 'DELETE /courses/{id}',
  auth: 'admin',
  summary: 'Permanently deletes a course.',
  status: 204,
} as const satisfies Endpoint;
