import { fewSeats } from '#shared/domain/courses/batch.ts';
import type { Course } from '#shared/domain/courses/course.ts';

/** The number of places left in a course, where few are left. */
export const PlacesLeft = ({ course }: { course: Course }) => {
  const few = fewSeats(course);
  return few && <small>{few === 1 ? '1 place left' : `${few} places left`}</small>;
};
