import { createCourse } from '#shared/api/courses.ts';
import { keyReused } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as courses from '../store.ts';

export const handler = handle(createCourse, async ({ body, creation }) => {
  const course = { ...creation, createdAt: new Date().toISOString(), version: 1, ...body };
  const added = await courses.add(course);
  if (!added) throw keyReused();
  return added;
});
