import { getCourse } from '#shared/api/courses.ts';
import { found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as courses from '../store.ts';

export const handler = handle(getCourse, async ({ path }) =>
  found(await courses.find(path.id), 'Could not find the requested course.'),
);
