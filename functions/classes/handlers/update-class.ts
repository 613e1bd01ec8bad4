import { updateClass } from '#shared/api/classes.ts';
import * as courses from '../../courses/store.ts';
import { found, stale } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as classes from '../store.ts';

export const handler = handle(updateClass, async ({ path, query, body, expected }) => {
  const course = found(await courses.find(path.id), 'Could not find the requested course.');
  const changed = await classes.replace(path.id, body, expected, query.email === 'none');
  if (!changed) throw stale('This class has changed since you opened it. Reload it before you save.');
  // The activity log takes the class's name from `title`.
  return { ...changed, title: course.title };
});
