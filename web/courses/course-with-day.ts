import { startDay } from '#shared/domain/classes/class-start.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import { longDate } from '#shared/domain/time/format.ts';

/** Returns `PMP Certification Training, 5 December 2026`, or just the title if the course has no date. */
export function courseWithDay({ title, startDate }: Pick<Course, 'title' | 'startDate'>): string {
  const day = startDay(startDate);
  return day ? `${title}, ${longDate(day)}` : title;
}
