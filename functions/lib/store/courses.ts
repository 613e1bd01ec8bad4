import type { Course, CourseInput } from '#shared/domain/course.ts';
import type { PageQuery } from '../http/page-query.ts';
import * as table from './table.ts';

/**
 *   pk       sk     gsi1pk   gsi1sk
 *   COURSE   <id>   COURSE   <createdAt>#<id>
 */

const key = (id: string) => ({ pk: 'COURSE', sk: id }) as const;

export async function add(course: Course): Promise<void> {
  await table.insert({
    ...key(course.id),
    gsi1pk: 'COURSE',
    gsi1sk: `${course.createdAt}#${course.id}`,
    ...course,
  });
}

export const find = (id: string) => table.find<Course>(key(id));

/** Replaces what a course says; what `input` leaves out is gone. Undefined when there is no such course. */
export const replace = (
  id: string,
  { title, description, price, startDate, duration, timings }: CourseInput,
) => table.change<Course>(key(id), { set: { title, description, price, startDate, duration, timings } });

/** Deletes a course. False when there was none. */
export const remove = (id: string) => table.remove(key(id));

/** Courses, newest first. */
export const list = ({ limit, after }: PageQuery) =>
  table.list<Course>({ index: 'gsi1', partition: 'COURSE', limit, before: after });
