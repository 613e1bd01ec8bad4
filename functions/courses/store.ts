import { changeMinutes, correctedAfter, hoursOf } from '#shared/domain/classes/shown-class.ts';
import type { Course, CourseInput } from '#shared/domain/courses/course.ts';
import { courseRoutes } from '#shared/pages.ts';
import type { NewEntry } from '../platform/outbox/entries.ts';
import { refresh } from '../platform/outbox/refresh.ts';
import * as outbox from '../platform/outbox/write.ts';
import type { PageQuery } from '../platform/table/page.ts';
import * as queries from '../platform/table/queries.ts';
import { fieldsOf, isInVersion, nextVersion } from '../platform/table/replacement.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk       sk     gsi1pk   gsi1sk             gsi2pk          gsi2sk
 *   COURSE   <id>   COURSE   <createdAt>#<id>   LISTED_COURSE   <createdAt>#<id>
 *
 * A hidden course is not in `gsi2`, which the public lists come from.
 *
 * Every change appends an entry that refreshes the pages with courses; a changed start or a deletion also appends the entry
 * for the buyers of places.
 */

const key = (id: string) => ({ pk: 'COURSE', sk: id }) as const;

/** A course as it is stored; its seats are a separate item (`seats/store.ts`). */
export interface StoredCourse extends Omit<Course, SeatField> {
  /** Earlier hours of the class that were corrected without an email. */
  corrected?: readonly string[];
}

type SeatField = 'seats' | 'seatsLeft' | 'isFull';

/** A course as it is added. */
interface NewCourse extends StoredCourse {
  fingerprint: string;
}

/** Stores a course once, and returns what is stored. Undefined when another course has its id. */
export async function add(course: NewCourse): Promise<StoredCourse | undefined> {
  const indexKeys = { gsi1pk: 'COURSE', gsi1sk: `${course.createdAt}#${course.id}` };
  const item = { ...key(course.id), ...indexKeys, ...listedKeys(course), ...course };
  if (await outbox.insert(item, refresh(undefined, courseRoutes, course.id))) return course;
  const stored = await table.find<NewCourse>(key(course.id));
  return stored?.fingerprint === course.fingerprint ? stored : undefined;
}

/** The index keys of a course in the public list, which a hidden course is not in. */
function listedKeys({ id, createdAt, isHidden }: Pick<StoredCourse, 'id' | 'createdAt' | 'isHidden'>) {
  return {
    gsi2pk: isHidden ? undefined : 'LISTED_COURSE',
    gsi2sk: isHidden ? undefined : `${createdAt}#${id}`,
  };
}

export const find = (id: string) => table.find<StoredCourse>(key(id));

/** The fields that a change sets. They are named here, because the schema would be loaded by every Lambda that reads a course. */
const fields: Record<Exclude<keyof CourseInput, SeatField>, true> = {
  title: true,
  description: true,
  price: true,
  startDate: true,
  duration: true,
  timings: true,
  payOnline: true,
  certification: true,
  teacher: true,
  category: true,
  firstClass: true,
  weeks: true,
  isHidden: true,
};

/**
 * Replaces the fields of a course, and removes those that `input` leaves out. Undefined when there is no such course, or
 * when it is not in the `expected` version. Buyers aren't emailed about a correction.
 */
export const replace = (id: string, input: CourseInput, expected?: number, isCorrection = false) =>
  outbox.change<StoredCourse>(key(id), (course) =>
    isInVersion(course, expected)
      ? {
          set: {
            corrected: correctedAfter(
              { value: hoursOf(course), corrected: course.corrected },
              hoursOf(input),
              isCorrection,
            ),
            ...fieldsOf(fields, input),
            ...listedKeys({ ...course, isHidden: input.isHidden }),
            updatedAt: new Date().toISOString(),
          },
          ...nextVersion(expected),
          ...(hoursOf(input) === hoursOf(course)
            ? { entries: refresh(course, courseRoutes, id) }
            : { entries: [...refresh(course, courseRoutes, id), classChanged()], replaces: 'CLASS' }),
        }
      : undefined,
  );

/** Deletes a course and returns it, or undefined where there is no such course. */
export const remove = (id: string) =>
  outbox.remove<StoredCourse>(key(id), (course) => [
    { kind: 'CLASS', facts: {} },
    ...refresh(course, courseRoutes, id),
  ]);

/** The entry for the buyers of places. It's due ten minutes later, so that they get one email about several changes. */
export const classChanged = (): NewEntry => ({
  kind: 'CLASS',
  due: new Date(Date.now() + changeMinutes * 60_000).toISOString(),
  facts: {},
});

/** The courses that are not hidden, newest first. */
export const list = ({ limit, after }: PageQuery) =>
  queries.list<StoredCourse>({ index: 'gsi2', partition: 'LISTED_COURSE', limit, before: after });

/** All courses, newest first. */
export const listAll = ({ limit, after }: PageQuery) =>
  queries.list<StoredCourse>({ index: 'gsi1', partition: 'COURSE', limit, before: after });
