import { deleteCourse } from '#shared/api/courses.ts';
import { found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as seats from '../../seats/store.ts';
import * as courses from '../store.ts';

export const handler = handle(deleteCourse, async ({ path }) => {
  const course = found(await courses.remove(path.id), 'Could not find the requested course.');
  await seats.remove(path.id);
  return course;
});
