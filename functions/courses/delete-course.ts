import { deleteCourse } from '#shared/api/courses.ts';
import { notFound } from '../lib/errors.ts';
import { handle } from '../lib/http/handle.ts';
import * as courses from '../lib/store/courses.ts';

export const handler = handle(deleteCourse, async ({ path }) => {
  if (!(await courses.remove(path.id))) throw notFound('Could not find the requested course.');
});
