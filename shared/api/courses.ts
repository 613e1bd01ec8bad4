import { Course, CourseInput } from '../domain/courses/course.ts';
import { endpoint } from './endpoint.ts';

export const listCourses = endpoint('GET /courses', {
  auth: 'public',
  summary: 'List the courses that are not hidden, newest first.',
  cached: true,
  response: Course,
  list: 100,
});

export const listAllCourses = endpoint('GET /admin/courses', {
  auth: 'admin',
  summary: 'List the courses, newest first, hidden ones too.',
  response: Course,
  list: 100,
});

export const getCourse = endpoint('GET /courses/{id}', {
  auth: 'public',
  summary: 'Read a course.',
  cached: true,
  response: Course,
});

export const createCourse = endpoint('POST /courses', {
  auth: 'admin',
  summary: 'Add a course.',
  status: 201,
  body: CourseInput,
  response: Course,
  idempotent: true,
});

export const updateCourse = endpoint('PUT /courses/{id}', {
  auth: 'admin',
  summary: 'Replace what a course says.',
  body: CourseInput,
  response: Course,
  conditional: true,
});

export const deleteCourse = endpoint('DELETE /courses/{id}', {
  auth: 'admin',
  summary: 'Delete a course for good.',
  status: 204,
});
