import {
  type CoachDay,
  type LockedSpan,
  withoutSession,
  withSession,
} from '#shared/domain/coaching/coach-day.ts';
import { expiryTime, retention } from '#shared/domain/limits/retention.ts';
import { dayInIndia, daysLater, midnightOf } from '#shared/domain/time/india-time.ts';
import type { NewEntry } from '../platform/outbox/entries.ts';
import { refresh } from '../platform/outbox/refresh.ts';
import * as outbox from '../platform/outbox/write.ts';
import * as queries from '../platform/table/queries.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk          sk
 *   COACH_DAY   <coach id>#<date>   sessions, ttl
 *
 * A coach's day is a lock. It has the ids of bookings and their times, and nothing personal. Each session that's added
 * queues a check: a lock that neither its work nor an open payment link names is released.
 */

export interface StoredDay extends CoachDay {
  coachId: string;
}

/** On a coach's day, `booking` may have to be released. In an order's work, it may have to be finished. */
export interface BookingFacts {
  booking: string;
}

export interface Lock extends LockedSpan {
  coachId: string;
  booking: string;
}

interface TakeOptions {
  bufferMinutes: number;
  /** Gives up after this many milliseconds. */
  mostMs?: number | undefined;
}

/** Returns false if the time isn't free. Safe to repeat. */
export async function take(
  { coachId, booking, of, start, end }: Lock,
  { bufferMinutes, mostMs }: TakeOptions,
): Promise<boolean> {
  const span = { start, end, of };
  const date = dayInIndia(start);
  const limits = { mostTries, ...(mostMs && { mostMs }) };
  return table.untilWritten(async () => {
    let isFree: boolean | undefined;
    await outbox.change<StoredDay>(
      key(coachId, date),
      (day) => {
        const after = withSession(day, booking, span, bufferMinutes);
        isFree = after !== undefined;
        if (!after || after === day) return undefined;
        return { set: { sessions: after.sessions }, entries: [...refresh(day, shownBy), check(booking)] };
      },
      limits,
    );
    if (isFree !== undefined) return isFree;
    const ttl = expiryTime(midnightOf(date), retention.coachDayDays);
    const first = { ...key(coachId, date), coachId, sessions: { [booking]: span }, ttl };
    const isFirst = await outbox.insert(first, [...refresh(undefined, shownBy), check(booking)]);
    return isFirst || undefined;
  }, limits);
}

/** Does nothing if the lock now belongs to something else. */
export const release = ({ coachId, booking, of, start }: Omit<Lock, 'end'>) =>
  outbox.change<StoredDay>(key(coachId, dayInIndia(start)), (day) => {
    const after = withoutSession(day, booking, of);
    return after === day ? undefined : { set: { sessions: after.sessions }, entries: refresh(day, shownBy) };
  });

/** Reads the days from today on with one Query. It may miss a session that was booked within the last second. */
export async function listTaken(coachId: string, { now, days }: { now: number; days: number }) {
  const { items } = await queries.listPrefixed<StoredDay>('COACH_DAY', {
    ...{ prefix: `${coachId}#`, isAscending: true, limit: days + 1 },
    after: daysLater(dayInIndia(now), -1),
  });
  return items.flatMap(({ sessions = {} }) =>
    Object.entries(sessions).map(([booking, span]) => ({ booking, ...span })),
  );
}

/** Sessions can be booked this many days ahead, and further by the owner. */
const mostDays = 400;

/** `now` is in epoch milliseconds. */
export async function hasSessionsToCome(coachId: string, now: number): Promise<boolean> {
  const taken = await listTaken(coachId, { now, days: mostDays });
  return taken.some(({ end }) => Date.parse(end) > now);
}

const key = (coachId: string, date: string) => ({ pk: 'COACH_DAY', sk: `${coachId}#${date}` }) as const;

const shownBy = ['GET /coaching/offers'] as const;

/** By then, the request that takes the lock has ended. */
const check = (booking: string): NewEntry => ({
  kind: 'BOOKING',
  due: new Date(Date.now() + checkMinutes * 60_000).toISOString(),
  facts: { booking } satisfies BookingFacts,
});

const checkMinutes = 5;
// Many buyers may choose the same day at once, and only one write per round gets through.
const mostTries = 100;
