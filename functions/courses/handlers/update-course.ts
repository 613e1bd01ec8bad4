import { updateCourse } from '#shared/api/courses.ts';
import { found, invalid, stale } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { isInVersion } from '../../platform/table/replacement.ts';
import * as seats from '../../seats/store.ts';
import { requireInstructor } from '../require-instructor.ts';
import * as courses from '../store.ts';

/** The seat limit is updated first, so that nothing is saved if more seats than that have already been sold. */
export const handler = handle(updateCourse, async ({ path, query, body, expected }) => {
  const { seats: capacity, isFull, ...input } = body;
  const stored = found(await courses.find(path.id), 'Could not find the requested course.');
  if (!isInVersion(stored, expected)) throw changedSince();
  await requireInstructor(input);
  const counted = await seats.set(path.id, { capacity, isFull });
  if (counted.capacity !== capacity) throw tooFew(counted.held?.size ?? 0);
  const course = await courses.replace(path.id, input, expected, query.email === 'none');
  if (!course) throw changedSince();
  return courses.withSeats(course, counted);
});

const changedSince = () => stale('This course has changed since you opened it. Reload it before you save.');

function tooFew(sold: number) {
  const message = `${sold} ${sold === 1 ? 'seat is' : 'seats are'} already sold. Enter ${sold} or more.`;
  return invalid(message, [{ field: 'seats', message }]);
}
