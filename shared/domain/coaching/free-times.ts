import { dayInIndia, daysLater, timeOn } from '../time/india-time.ts';
import type { Availability, DailyHours } from './availability.ts';

export interface Span {
  /** ISO 8601. */
  start: string;
  /** ISO 8601, not included. */
  end: string;
}

/** How many of the next free times pages and emails show. */
export const shownTimes = 3;

export interface Diary {
  availability: Availability;
  /** Days (`YYYY-MM-DD`) on which we're closed, except those in the coach's `worksOn`. */
  holidays: readonly string[];
  /** Sessions that are booked or being booked. */
  taken: readonly Span[];
}

/** Returns the start times (ISO 8601, earliest first) of sessions of this length that can be booked now. */
export function freeTimes({ availability, holidays, taken }: Diary, minutes: number, now: number): string[] {
  const earliest = now + availability.noticeHours * hourMs;
  const today = dayInIndia(now);
  const days = Array.from({ length: availability.daysAhead + 1 }, (_, index) => daysLater(today, index));
  return days
    .flatMap((date) => startsOn(date, availability, holidays, minutes))
    .filter((start) => start >= earliest && isClear(start, minutes, availability, taken))
    .map((start) => new Date(start).toISOString());
}

/** Returns the first day (`YYYY-MM-DD`) after the booking window on which a session of this length fits. */
export function firstDayAfter(
  { availability, holidays }: Diary,
  minutes: number,
  now: number,
): string | undefined {
  const last = daysLater(dayInIndia(now), availability.daysAhead);
  return Array.from({ length: lookedAhead }, (_, index) => daysLater(last, index + 1)).find(
    (date) => startsOn(date, availability, holidays, minutes).length > 0,
  );
}

const lookedAhead = 90;

/** True if the coach works then. Whether a session is in the way is up to `isClear`. */
export const isWithinHours = (
  { start, end }: Span,
  { availability, holidays }: Omit<Diary, 'taken'>,
): boolean => {
  const date = dayInIndia(start);
  const [from, to] = [Date.parse(start), Date.parse(end)];
  return hoursOn(date, availability, holidays).some((open) => open.from <= from && to <= open.to);
};

export function isClear(
  start: number,
  minutes: number,
  { bufferMinutes }: Pick<Availability, 'bufferMinutes'>,
  taken: readonly Span[],
): boolean {
  const buffer = bufferMinutes * minuteMs;
  const end = start + minutes * minuteMs;
  return taken.every(
    (other) => end + buffer <= Date.parse(other.start) || start >= Date.parse(other.end) + buffer,
  );
}

interface Open {
  from: number;
  to: number;
}

const startsOn = (date: string, availability: Availability, holidays: readonly string[], minutes: number) => {
  const length = minutes * minuteMs;
  const starts = hoursOn(date, availability, holidays).flatMap(({ from, to }) => {
    const count = Math.floor((to - from - length) / stepMs) + 1;
    return Array.from({ length: Math.max(0, count) }, (_, index) => from + index * stepMs);
  });
  return [...new Set(starts)].sort((one, other) => one - other);
};

/** The coach's hours on a day, less the blocked times. */
function hoursOn(
  date: string,
  { weekly, blocked, worksOn }: Availability,
  holidays: readonly string[],
): Open[] {
  if (holidays.includes(date) && !worksOn.includes(date)) return [];
  const weekday = new Date(date).getUTCDay();
  const open = weekly.filter((hours) => hours.weekday === weekday).map((hours) => spanOf(date, hours));
  return blocked
    .filter((hours) => hours.date === date)
    .reduce((left, hours) => left.flatMap((each) => without(each, spanOf(date, hours))), open);
}

function without({ from, to }: Open, cut: Open): Open[] {
  if (cut.to <= from || cut.from >= to) return [{ from, to }];
  return [
    ...(cut.from > from ? [{ from, to: cut.from }] : []),
    ...(cut.to < to ? [{ from: cut.to, to }] : []),
  ];
}

const spanOf = (date: string, { from, to }: DailyHours): Open => ({
  from: timeOn(date, from),
  to: timeOn(date, to),
});

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
// Sessions start on the half hours of a coach's day, counted from when it begins.
const stepMs = 30 * minuteMs;
