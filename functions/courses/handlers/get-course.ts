import { getCourse } from '#shared/api/courses.ts';
import { notFound } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as courses from '../store.ts';

export const handler = handle(getCourse, async ({ path }) => {
  const course = await courses.find(path.id);
  if (!course) throw notFound('Could not find the requested course.');
  return course;
});
