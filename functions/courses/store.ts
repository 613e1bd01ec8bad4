import { classStartOf } from '#shared/domain/classes/class-start.ts';
import type { Course, CourseInput } from '#shared/domain/courses/course.ts';
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

const shownBy = ['GET /courses', 'GET /courses/{id}'] as const;

/** A course as it is stored. */
interface StoredCourse extends Course {
  /** The ids of the orders that have taken a place. */
  seated?: Set<string>;
  /** When a place was paid that was no longer free (ISO 8601). */
  overbookedAt?: string;
}

/** A course as it is added. */
interface NewCourse extends Course {
  fingerprint: string;
}

/** Stores a course once, and returns what is stored. Undefined when another course has its id. */
export async function add(course: NewCourse): Promise<Course | undefined> {
  const indexKeys = { gsi1pk: 'COURSE', gsi1sk: `${course.createdAt}#${course.id}` };
  const item = { ...key(course.id), ...indexKeys, ...listedKeys(course), ...course };
  if (await outbox.insert(item, refresh(undefined, shownBy, course.id))) return course;
  const stored = await table.find<NewCourse>(key(course.id));
  return stored?.fingerprint === course.fingerprint ? stored : undefined;
}

/** The index keys of a course in the public list, which a hidden course is not in. */
function listedKeys({ id, createdAt, isHidden }: Pick<Course, 'id' | 'createdAt' | 'isHidden'>) {
  return {
    gsi2pk: isHidden ? undefined : 'LISTED_COURSE',
    gsi2sk: isHidden ? undefined : `${createdAt}#${id}`,
  };
}

export const find = (id: string) => table.find<Course>(key(id));

/** The fields that a change sets. They are named here, because the schema would be loaded by every Lambda that reads a course. */
const fields: Record<keyof CourseInput, true> = {
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
  isFull: true,
  seatsLeft: true,
};

/**
 * Replaces the fields of a course, and removes those that `input` leaves out. Undefined when there is no such course, or
 * when it is not in the `expected` version.
 */
export const replace = (id: string, input: CourseInput, expected?: number) =>
  outbox.change<Course>(key(id), (course) =>
    isInVersion(course, expected)
      ? {
          set: {
            ...fieldsOf(fields, input),
            ...listedKeys({ ...course, isHidden: input.isHidden }),
            overbookedAt: undefined,
            updatedAt: new Date().toISOString(),
          },
          ...nextVersion(expected),
          entries: [
            ...refresh(course, shownBy, id),
            ...(classStartOf(input) === classStartOf(course) ? [] : [classChanged]),
          ],
        }
      : undefined,
  );

/**
 * Counts down the places left in a course, once for an order, where the owner has set their number. Two buyers whose orders
 * were open at once can both pay for the last place: then the course is overbooked until the owner sets the number again.
 */
export const takeSeat = (id: string, orderId: string) =>
  outbox.change<StoredCourse>(key(id), (course) => {
    const { seatsLeft, seated = new Set(), overbookedAt = new Date().toISOString() } = course;
    if (seatsLeft === undefined || seated.has(orderId)) return undefined;
    return {
      set: {
        ...(seatsLeft > 0 ? { seatsLeft: seatsLeft - 1 } : { overbookedAt }),
        seated: new Set([...seated, orderId]),
      },
      ...nextVersion(undefined),
      entries: refresh(course, shownBy, id),
    };
  });

/** Deletes a course and returns it, or undefined where there is no such course. */
export const remove = (id: string) =>
  outbox.remove<Course>(key(id), (course) => [...refresh(course, shownBy, id), classChanged]);

/** The entry for the buyers of places; its job reads the course as it is then. */
const classChanged: NewEntry = { kind: 'CLASS', facts: {} };

/** The courses that are not hidden, newest first. */
export const list = ({ limit, after }: PageQuery) =>
  queries.list<Course>({ index: 'gsi2', partition: 'LISTED_COURSE', limit, before: after });

/** All courses, newest first. */
export const listAll = ({ limit, after }: PageQuery) =>
  queries.list<StoredCourse>({ index: 'gsi1', partition: 'COURSE', limit, before: after });
