import { formatStart, startDay } from '#shared/domain/classes/class-start.ts';
import { replyDeadline } from '#shared/domain/enquiries/reply-deadline.ts';
import type { Count } from '#shared/domain/overview/overview.ts';
import { overbookedOf } from '#shared/domain/seats/seats.ts';
import { dayInIndia, dayMs, dayOf, daysLater, endOfDay, midnightOf } from '#shared/domain/time/india-time.ts';
import {
  byTime,
  type DueItem,
  type DueKind,
  type DueReasonTimes,
  type DueTab,
  dueKinds,
  duePartition,
  dueReason,
  maxCounted,
  maxNewest,
  maxRows,
} from '#shared/domain/today/due.ts';
import type { DueRow, Today } from '#shared/domain/today/today.ts';
import * as classes from '../classes/store.ts';
import * as courses from '../courses/store.ts';
import type { Page, PageQuery } from '../platform/table/page.ts';
import * as queries from '../platform/table/queries.ts';
import * as seats from '../seats/store.ts';
import * as settings from '../settings/store.ts';
import { sessionsToMove } from './sessions-to-move.ts';

type Due = Omit<Today, 'setUp'>;

/**
 * `now` is in epoch milliseconds. The number of reads doesn't grow with the data, because at most `maxCounted` + 1 items
 * of each kind are read.
 */
export async function listDue(now: number): Promise<Due> {
  const read = settings.get();
  const [pages, { holidays }, computed] = await Promise.all([
    Promise.all(
      dueKinds.map((kind) => readUpTo(maxCounted + 1, (limit, after) => readKind(kind, { limit, after }))),
    ),
    read,
    computedThings(now, read),
  ]);
  const things = [...computed, ...pages.flatMap(({ items }) => items.slice(0, maxCounted))].map(
    withHolidays(holidays),
  );
  const isCut = (kind: DueKind) => (pages[dueKinds.indexOf(kind)]?.items.length ?? 0) > maxCounted;
  const waiting = dueItemsAt(now, things);
  return {
    ...summaryOf(waiting, things, now, isCut),
    holidays,
    rows: dueKinds
      .flatMap((kind) => waiting.filter((thing) => thing.kind === kind).slice(0, maxRows))
      .map(rowOf),
  };
}

/** `now` is in epoch milliseconds. A page can be shorter than requested. */
export async function listKind(kind: DueKind, page: PageQuery, now: number): Promise<Page<DueRow>> {
  const read = settings.get();
  const [{ items, next }, { holidays }, computed] = await Promise.all([
    readKind(kind, page),
    read,
    page.after === undefined ? computedThings(now, read) : [],
  ]);
  const things = [...computed.filter((thing) => thing.kind === kind), ...items].map(withHolidays(holidays));
  return { items: dueItemsAt(now, things).map(rowOf), next };
}

type Thing = Omit<DueItem, 'of'> & { kind: DueKind; of: DueItem['of'] | 'class' };

/** What's computed whenever Today is read. */
async function computedThings(now: number, read: ReturnType<typeof settings.get>): Promise<Thing[]> {
  const [ofClasses, moves] = await Promise.all([waitingClasses(now), sessionsToMove(now, read)]);
  return [...ofClasses, ...moves.map((thing) => ({ ...thing, kind: 'work' as const }))];
}

async function readKind(kind: DueKind, { limit, after: before }: PageQuery): Promise<Page<Thing>> {
  const { items, next } = await queries.list<{ dueThing: DueItem }>({
    ...{ index: 'gsi5', partition: duePartition(kind), isAscending: true },
    ...{ limit, before },
  });
  return { items: items.map(({ dueThing }) => ({ ...dueThing, kind })), next };
}

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

/** The stored due times ignore holidays, so the ones for replies and calls are recalculated. */
const withHolidays =
  (holidays: readonly string[]) =>
  (thing: Thing): Thing => ({
    ...thing,
    waits: thing.waits
      .map((waits) =>
        dueReason(waits.reason).isByReplyDeadline
          ? { ...waits, due: replyDeadline({ type: waits.reason, createdAt: waits.since }, holidays) }
          : waits,
      )
      .toSorted(byTime),
  });

function dueItemsAt(now: number, things: readonly Thing[]): Thing[] {
  const at = new Date(now).toISOString();
  return things
    .map((thing) => ({
      ...thing,
      waits: thing.waits.filter(({ since, until = at }) => since <= at && at <= until),
    }))
    .flatMap(withOwnSessions)
    .filter(({ waits }) => waits.length > 0)
    .toSorted((one, other) => byTime(firstOf(one), firstOf(other)));
}

/** Each session is listed at its own time. */
const withOwnSessions = (thing: Thing): Thing[] => [
  ...thing.waits.flatMap((each) => (each.session ? [{ ...thing, waits: [each] }] : [])),
  { ...thing, waits: thing.waits.filter(({ session }) => !session) },
];

function summaryOf(
  waiting: readonly Thing[],
  things: readonly Thing[],
  now: number,
  isCut: (kind: DueKind) => boolean,
): Omit<Due, 'rows' | 'holidays'> {
  const { date, ends } = dayOf(now);
  const begins = new Date(midnightOf(date)).toISOString();
  const at = new Date(now).toISOString();
  const dayAgo = new Date(now - dayMs).toISOString();
  const countOf = (test: (thing: Thing) => boolean, kinds: readonly DueKind[] = dueKinds): Count => {
    const { length } = waiting.filter(test);
    return { count: Math.min(length, maxCounted), isMore: length > maxCounted || kinds.some(isCut) };
  };
  const ofKind = (kind: DueKind) => countOf((thing) => thing.kind === kind, [kind]);
  const inTab = (tab: DueTab, kinds?: readonly DueKind[]) =>
    countOf((thing) => thing.waits.some(({ reason }) => dueReason(reason).tab === tab), kinds);
  const [next] = things
    .flatMap(({ waits }) => waits.flatMap(({ due }) => (due && due > ends ? due : [])))
    .toSorted();
  return {
    date,
    kinds: {
      money: ofKind('money'),
      complaints: ofKind('complaints'),
      work: ofKind('work'),
      enquiries: ofKind('enquiries'),
      reviews: ofKind('reviews'),
    },
    counts: {
      enquiries: inTab('enquiries', ['enquiries', 'complaints']),
      work: inTab('work', ['work']),
      orders: inTab('orders', ['money']),
      reviews: inTab('reviews', ['reviews']),
      mail: inTab('mail'),
      classes: inTab('classes', []),
    },
    late: countOf((thing) => isDueBefore(thing, at)),
    dueToday: countOf((thing) => !isDueBefore(thing, at) && isDueBetween(thing, begins, ends)),
    fresh: countOf((thing) => thing.waits.some(({ since }) => since > dayAgo)),
    newest: waiting
      .map(
        ({ waits }) =>
          waits
            .map(({ since }) => since)
            .toSorted()
            .at(-1) as string,
      )
      .toSorted()
      .toReversed()
      .slice(0, maxNewest),
    ...(next && { next }),
  };
}

const isDueBefore = (thing: Thing, time: string) => (deadlineOf(thing) ?? time) < time;

/** A session of yesterday is still listed, but isn't due today. */
const isDueBetween = (thing: Thing, from: string, to: string) => {
  const due = dueOf(thing);
  return due !== undefined && from <= due && due <= to;
};

const dueOf = ({ waits }: Thing): string | undefined => waits.flatMap(({ due }) => due ?? []).toSorted()[0];

const deadlineOf = ({ waits }: Thing): string | undefined =>
  waits.flatMap(({ reason, due }) => (due && !dueReason(reason).isAppointment ? due : [])).toSorted()[0];

const firstOf = ({ waits: [first] }: Thing) => first as DueReasonTimes;

function rowOf(thing: Thing): DueRow {
  const { waits, of, ...facts } = thing;
  const [first, ...others] = waits as [DueReasonTimes, ...DueReasonTimes[]];
  const due = dueOf(thing);
  const hasMail = waits.some(({ reason }) => reason === 'mail');
  const { session } = first;
  const more = new Set(others.map(({ reason }) => reason));
  return {
    ...facts,
    ...(session && { session, what: session.number }),
    ...{ reason: first.reason, since: first.since },
    ...(due && { due }),
    ...(more.size > 0 && { more: [...more] }),
    ...(hasMail && isMailed(of) && { of }),
  };
}

const isMailed = (of: Thing['of']): of is NonNullable<DueRow['of']> =>
  of === 'enquiry' || of === 'order' || of === 'work' || of === 'payment_link';

async function waitingClasses(now: number): Promise<Thing[]> {
  const [{ items }, allSeats] = await Promise.all([
    readUpTo(mostCourses, (limit, after) => courses.listAll({ limit, after })),
    seats.all(),
  ]);
  const overbooked = items.flatMap(({ id, title }): Thing[] => {
    const since = overbookedOf(allSeats.get(id) ?? {})?.since;
    return since
      ? [{ id, what: title, kind: 'money', of: 'class', waits: [{ reason: 'overbooked', since }] }]
      : [];
  });
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
    const what = `${title}, ${formatStart(startDate)}`;
    return joining ? [] : [{ id, what, kind: 'work', of: 'class', waits }];
  });
  return [...overbooked, ...(await Promise.all(things)).flat()];
}

// A class without joining details is listed from this many days before it starts. Buyers are reminded the day before.
const classDays = 7;
const mostCourses = 200;
const mostComing = 20;
