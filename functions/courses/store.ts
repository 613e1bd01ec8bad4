import { changeMinutes, correctedAfter, hoursOf } from '#shared/domain/classes/calendar-class.ts';
import type { AdminCourse, Course, CourseInput } from '#shared/domain/courses/course.ts';
import { overbookedOf, type Seats, seatsLeft } from '#shared/domain/seats/seats.ts';
import { courseRoutes } from '#shared/pages.ts';
import type { NewEntry } from '../platform/outbox/entries.ts';
import { refresh } from '../platform/outbox/refresh.ts';
import * as outbox from '../platform/outbox/write.ts';
import type { Page, PageQuery } from '../platform/table/page.ts';
import * as queries from '../platform/table/queries.ts';
import { fieldsOf, isInVersion, nextVersion } from '../platform/table/replacement.ts';
import * as table from '../platform/table/table.ts';
import * as seats from '../seats/store.ts';

/**
 *   pk       sk     gsi1pk   gsi1sk             gsi2pk          gsi2sk
 *   COURSE   <id>   COURSE   <createdAt>#<id>   LISTED_COURSE   <createdAt>#<id>
 *
 * The public lists are read from `gsi2`, which leaves out hidden courses. Every change queues a refresh of the pages that
 * show courses. A deletion or a change to the class hours also queues an email to the buyers.
 */

const key = (id: string) => ({ pk: 'COURSE', sk: id }) as const;

export interface StoredCourse extends Omit<Course, SeatField> {
  /** Earlier class hours, corrected without an email to the buyers. */
  corrected?: readonly string[];
}

type SeatField = 'seats' | 'seatsLeft' | 'isFull';

interface NewCourse extends StoredCourse {
  fingerprint: string;
}

/** Storing the same course again returns the stored one. Returns undefined if a different course has its ID. */
export async function add(course: NewCourse): Promise<StoredCourse | undefined> {
  const indexKeys = { gsi1pk: 'COURSE', gsi1sk: `${course.createdAt}#${course.id}` };
  const item = { ...key(course.id), ...indexKeys, ...listedKeys(course), ...course };
  if (await outbox.insert(item, refresh(undefined, courseRoutes, course.id))) return course;
  const stored = await table.find<NewCourse>(key(course.id));
  return stored?.fingerprint === course.fingerprint ? stored : undefined;
}

function listedKeys({ id, createdAt, isHidden }: Pick<StoredCourse, 'id' | 'createdAt' | 'isHidden'>) {
  return {
    gsi2pk: isHidden ? undefined : 'LISTED_COURSE',
    gsi2sk: isHidden ? undefined : `${createdAt}#${id}`,
  };
}

export const find = (id: string) => table.find<StoredCourse>(key(id));

/** Listed here so that Lambdas that only read courses don't have to load the schema. */
const fields: Record<Exclude<keyof CourseInput, SeatField>, true> = {
  title: true,
  description: true,
  learn: true,
  included: true,
  price: true,
  startDate: true,
  duration: true,
  timings: true,
  payOnline: true,
  certification: true,
  instructorId: true,
  category: true,
  firstClass: true,
  weeks: true,
  isHidden: true,
};

/**
 * Fields missing from `input` are removed. Returns undefined if the course doesn't exist or isn't at the `expected`
 * version. A correction isn't emailed to the buyers.
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

export const remove = (id: string) =>
  outbox.remove<StoredCourse>(key(id), (course) => [
    { kind: 'CLASS', facts: {} },
    ...refresh(course, courseRoutes, id),
  ]);

/** Delayed by ten minutes, so that several changes in a row trigger only one email to the buyers. */
export const classChanged = (): NewEntry => ({
  kind: 'CLASS',
  due: new Date(Date.now() + changeMinutes * 60_000).toISOString(),
  facts: {},
});

export const list = ({ limit, after }: PageQuery) =>
  queries.list<StoredCourse>({ index: 'gsi2', partition: 'LISTED_COURSE', limit, before: after });

export const listAll = ({ limit, after }: PageQuery) =>
  queries.list<StoredCourse>({ index: 'gsi1', partition: 'COURSE', limit, before: after });

/** Reads every course consistently, because a course may have just been changed. */
export const listTaughtBy = async (memberId: string): Promise<StoredCourse[]> =>
  (await queries.partition<StoredCourse>('COURSE')).filter(({ instructorId }) => instructorId === memberId);

export function withSeats(course: StoredCourse, of: Seats = {}): AdminCourse {
  const { capacity, isFull } = of;
  const overbooked = overbookedOf(of)?.orders;
  return {
    ...course,
    ...(isFull !== undefined && { isFull }),
    ...(capacity !== undefined && { seats: capacity, seatsLeft: seatsLeft(of) }),
    ...(overbooked && { overbooked }),
  };
}

export async function findWithSeats(id: string): Promise<AdminCourse | undefined> {
  const [course, of] = await Promise.all([find(id), seats.get(id)]);
  return course && withSeats(course, of);
}

export const listWithSeats =
  (list: (page: PageQuery) => Promise<Page<StoredCourse>>) =>
  async (page: PageQuery): Promise<Page<AdminCourse>> => {
    const [{ items, next }, all] = await Promise.all([list(page), seats.all()]);
    return { items: items.map((course) => withSeats(course, all.get(course.id))), next };
  };
