import type { CourseInput } from '#shared/domain/courses/course.ts';
import * as members from '../members/store.ts';
import { invalid } from '../platform/errors.ts';

export async function requireInstructor({ instructorId }: Pick<CourseInput, 'instructorId'>): Promise<void> {
  if (instructorId === undefined || (await members.find(instructorId))) return;
  const message = 'This instructor is no longer in the team. Choose someone else.';
  throw invalid(message, [{ field: 'instructorId', message }]);
}
