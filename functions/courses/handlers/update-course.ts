import { updateCourse } from '#shared/api/courses.ts';
import { notFound, stale } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as courses from '../store.ts';

export const handler = handle(updateCourse, async ({ path, body, expected }) => {
  const course = await courses.replace(path.id, body, expected);
  if (course) return course;
  if (expected !== undefined && (await courses.find(path.id)))
    throw stale('This course was changed since it was read. Read it again before changing it.');
  throw notFound('Could not find the requested course.');
});
