import { createCourse } from '#shared/api/courses.ts';
import { keyReused } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as seats from '../../seats/store.ts';
import { requireInstructor } from '../require-instructor.ts';
import * as courses from '../store.ts';

export const handler = handle(createCourse, async ({ body, creation }) => {
  const { seats: capacity, isFull, ...input } = body;
  await requireInstructor(input);
  // The seat limit is stored first, because without it the course could be oversold.
  await seats.open(creation.id, { capacity, isFull });
  const course = { ...creation, createdAt: new Date().toISOString(), version: 1, ...input };
  const added = await courses.add(course);
  if (!added) throw keyReused();
  return courses.withSeats(added, await seats.get(added.id));
});
