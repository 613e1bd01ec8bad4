import { fewSeats } from '#shared/domain/courses/batch.ts';
import type { Course } from '#shared/domain/courses/course.ts';

export const SeatsLeftText = ({ course }: { course: Course }) => {
  const few = fewSeats(course);
  return few && <small>{few === 1 ? '1 seat left' : `${few} seats left`}</small>;
};
