import { startDay, startInWords } from '#shared/domain/classes/class-start.ts';
import { answerDue } from '#shared/domain/enquiries/answer-time.ts';
import type { Count } from '#shared/domain/overview/overview.ts';
import { dayInIndia, dayMs, dayOf, daysLater, endOfDay, midnightOf } from '#shared/domain/time/india-time.ts';
import type { DueReason, DueThing, Waits } from '#shared/domain/today/due.ts';
import { mostCounted, mostRows, timeOf } from '#shared/domain/today/due.ts';
import type { DueRow, Today } from '#shared/domain/today/today.ts';
import * as classes from '../classes/store.ts';
import * as courses from '../courses/store.ts';
import type { Page } from '../platform/table/page.ts';
import * as queries from '../platform/table/queries.ts';
import * as settings from '../settings/store.ts';

/** The view Today without the steps of the set-up. */
type Due = Omit<Today, 'setUp'>;

/**
 * Lists and counts what waits for the owner at a time (epoch milliseconds). Its reads do not grow with what is stored: a Query
 * of the index of what is due, a Query of the courses, the classes that start within days, and the settings. It reads
 * `mostRead` things at most; if there are more, every count says that there may be more.
 */
export async function listDue(now: number): Promise<Due> {
  const [{ items, next: unread }, { holidays }, classRows] = await Promise.all([
    readUpTo(mostRead, (limit, before) =>
      queries.list<{ dueThing: DueThing }>({
        ...{ index: 'gsi5', partition: 'DUE', isUpwards: true },
        ...{ limit, before },
      }),
    ),
    settings.get(),
    waitingClasses(now),
  ]);
  const things = [...items.map(({ dueThing }) => dueThing), ...classRows].map((thing) => ({
    ...thing,
    waits: thing.waits.map((each) => withHolidays(each, holidays)).toSorted(byTime),
  }));
  const at = new Date(now).toISOString();
  const waiting = things
    .map((thing) => ({
      ...thing,
      waits: thing.waits.filter(({ since, until = at }) => since <= at && at <= until),
    }))
    .filter(({ waits }) => waits.length > 0)
    .toSorted((one, other) => byTime(firstOf(one), firstOf(other)));
  return {
    ...summaryOf(waiting, things, now, unread !== undefined),
    rows: waiting.slice(0, mostRows).map(rowOf),
  };
}

/** The most things that are read. With titles and names of the greatest length they are one page of a Query. */
const mostRead = 1000;

/** Moves the time by which an enquiry is to be answered behind the holidays. */
const withHolidays = (waits: Waits, holidays: readonly string[]): Waits =>
  isReplied.has(waits.reason)
    ? { ...waits, due: answerDue({ type: waits.reason, createdAt: waits.since }, holidays) }
    : waits;

const isReplied: ReadonlySet<DueReason> = new Set(['enquiry', 'place', 'callback']);

/** The first `most` items of a list, whose pages may be shorter than requested. */
async function readUpTo<T>(
  most: number,
  read: (limit: number, after: string | undefined) => Promise<Page<T>>,
): Promise<Page<T>> {
  const items: T[] = [];
  let next: string | undefined;
  do {
    const page = await read(most - items.length, next);
    items.push(...page.items);
    next = page.next;
  } while (next !== undefined && items.length < most);
  return { items, next };
}

type Thing = Omit<DueThing, 'of'> & { of: DueThing['of'] | 'class' };

function summaryOf(waiting: Thing[], things: Thing[], now: number, isCut: boolean): Omit<Due, 'rows'> {
  const { date, ends } = dayOf(now);
  const at = new Date(now).toISOString();
  const dayAgo = new Date(now - dayMs).toISOString();
  const countOf = (test: (thing: Thing) => boolean): Count => {
    const { length } = waiting.filter(test);
    return { count: Math.min(length, mostCounted), isMore: length > mostCounted || isCut };
  };
  const inTab = (tab: Tab) => countOf((thing) => tabs[firstOf(thing).reason] === tab);
  const [next] = things
    .flatMap(({ waits }) => waits.flatMap(({ due }) => (due && due > ends ? due : [])))
    .toSorted();
  return {
    date,
    counts: {
      enquiries: inTab('enquiries'),
      work: inTab('work'),
      orders: inTab('orders'),
      reviews: inTab('reviews'),
      mail: inTab('mail'),
      classes: inTab('classes'),
    },
    late: countOf((thing) => isDueBefore(thing, at)),
    dueToday: countOf((thing) => !isDueBefore(thing, at) && isDueBy(thing, ends)),
    fresh: countOf((thing) => thing.waits.some(({ since }) => since > dayAgo)),
    ...(next && { next }),
  };
}

type Tab = keyof Due['counts'];

const tabs: Record<DueReason, Tab> = {
  enquiry: 'enquiries',
  place: 'enquiries',
  callback: 'enquiries',
  complaint: 'enquiries',
  follow_up: 'enquiries',
  work: 'work',
  silent_buyer: 'work',
  paid_twice: 'orders',
  wrong_amount: 'orders',
  refund_failed: 'orders',
  disputed: 'orders',
  overdue: 'orders',
  course_gone: 'orders',
  unmatched_payment: 'orders',
  review: 'reviews',
  mail: 'mail',
  class: 'classes',
  overbooked: 'classes',
};

const isDueBefore = ({ waits }: Thing, time: string) =>
  waits.some(({ due }) => due !== undefined && due < time);

const isDueBy = ({ waits }: Thing, time: string) => waits.some(({ due }) => due !== undefined && due <= time);

const firstOf = ({ waits: [first] }: Thing) => first as Waits;

const byTime = (one: Waits, other: Waits) =>
  timeOf(one) < timeOf(other) ? -1 : timeOf(one) > timeOf(other) ? 1 : 0;

function rowOf({ waits, of, ...facts }: Thing): DueRow {
  const [first, ...others] = waits as [Waits, ...Waits[]];
  const hasMail = waits.some(({ reason }) => reason === 'mail');
  return {
    ...facts,
    reason: first.reason,
    due: timeOf(first),
    ...(others.length > 0 && { more: others.map(({ reason }) => reason) }),
    ...(hasMail && isMailed(of) && { of }),
  };
}

const isMailed = (of: Thing['of']): of is NonNullable<DueRow['of']> =>
  of === 'enquiry' || of === 'order' || of === 'work' || of === 'payment_link';

/** The overbooked courses, and the classes that start within days and have no joining details. */
async function waitingClasses(now: number): Promise<Thing[]> {
  const { items } = await readUpTo(mostCourses, (limit, after) => courses.listAll({ limit, after }));
  const overbooked = items.flatMap(({ id, title, overbookedAt: since }): Thing[] =>
    since ? [{ id, what: title, of: 'class', waits: [{ reason: 'overbooked', since }] }] : [],
  );
  const today = dayInIndia(now);
  const coming = items
    .map((course) => ({ ...course, day: startDay(course.startDate) ?? '' }))
    .filter(({ day }) => day >= today && day <= daysLater(today, classDays))
    .slice(0, mostComing);
  const things = coming.map(async ({ id, title, startDate = '', day }): Promise<Thing[]> => {
    const { joining } = await classes.get(id);
    const since = new Date(midnightOf(daysLater(day, -classDays))).toISOString();
    const due = endOfDay(daysLater(day, -1));
    const waits = [{ reason: 'class', since, due } as const];
    return joining ? [] : [{ id, what: `${title}, ${startInWords(startDate)}`, of: 'class', waits }];
  });
  return [...overbooked, ...(await Promise.all(things)).flat()];
}

// The days before its start in which a class needs joining details: its buyers are reminded the day before.
const classDays = 7;
// The newest courses are read: more than a catalogue has, and more than start in a week.
const mostCourses = 200;
const mostComing = 20;
