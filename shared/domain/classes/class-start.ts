import { formatTime, longDate } from '../time/format.ts';
import { dayInIndia, daysLater, midnightOf } from '../time/india-time.ts';

/** Either `YYYY-MM-DD` or an ISO 8601 time. A time without a time zone is in IST. */
type StartDate = string | undefined;

interface CourseStart {
  startDate?: StartDate;
  firstClass?: { start: string } | undefined;
}

export const classStartOf = ({ startDate, firstClass }: CourseStart): StartDate =>
  firstClass?.start ?? (startDate || undefined);

/** Returns a date in India (`YYYY-MM-DD`), or undefined if the course has no start date. */
export function startDay(start: StartDate): string | undefined {
  const time = startTime(start);
  return time === undefined ? undefined : dayInIndia(time);
}

/** Returns `6 December 2026`, or `5 October 2028, 12:30 am IST` if the time is known. */
export function formatStart(start: string): string {
  const time = startTime(start);
  if (time === undefined) return start;
  const iso = new Date(time).toISOString();
  return isDay(start) ? longDate(iso) : `${longDate(iso)}, ${formatTime(iso)} IST`;
}

export const classReminderOf = (day: string): string => tenOn(daysLater(day, -1));

/** Returns 10:00 IST on that day (`YYYY-MM-DD`). */
export const tenOn = (date: string): string => new Date(midnightOf(date) + 10 * 60 * 60_000).toISOString();

export type StartOutlook = 'unsettled' | 'later' | 'tomorrow' | 'today' | 'begun';

export function startOutlookOf(start: StartDate, now: number): StartOutlook {
  const day = startDay(start);
  if (day === undefined) return 'unsettled';
  const today = dayInIndia(now);
  if (day > today) return day === daysLater(today, 1) ? 'tomorrow' : 'later';
  const hasBegun = day < today || (!isDay(start ?? '') && (startTime(start) ?? 0) <= now);
  return hasBegun ? 'begun' : 'today';
}

/** Returns epoch milliseconds. If only the date is known, the time is midnight in India. */
function startTime(start: StartDate): number | undefined {
  if (!start) return undefined;
  const hasZone = /(Z|[+-]\d{2}:\d{2})$/.test(start.slice(10));
  const time = isDay(start) ? midnightOf(start) : Date.parse(hasZone ? start : `${start}+05:30`);
  return Number.isNaN(time) ? undefined : time;
}

const isDay = (start: string) => start.length === 10;
