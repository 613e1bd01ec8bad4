import { randomUUID } from 'node:crypto';
import { createCourse } from '#shared/api/courses.ts';
import { handle } from '../lib/http/handle.ts';
import * as courses from '../lib/store/courses.ts';

export const handler = handle(createCourse, async ({ body }) => {
  const course = { id: randomUUID(), createdAt: new Date().toISOString(), ...body };
  await courses.add(course);
  return course;
});
