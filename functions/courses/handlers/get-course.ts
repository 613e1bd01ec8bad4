import { getCourse } from '#shared/api/courses.ts';
import { found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { findWithSeats } from '../store.ts';

export const handler = handle(getCourse, async ({ path }) =>
  found(await findWithSeats(path.id), 'Could not find the requested course.'),
);
