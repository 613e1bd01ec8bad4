import { deleteCourse } from '#shared/api/courses.ts';
import { notFound } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as courses from '../store.ts';

export const handler = handle(deleteCourse, async ({ path }) => {
  const removed = await courses.remove(path.id);
  if (!removed) throw notFound('Could not find the requested course.');
  return removed;
});
