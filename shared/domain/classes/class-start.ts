import { dayInIndia, daysLater, midnightOf } from '../time/india-time.ts';
import { longDate, timeInWords } from '../time/india-words.ts';

/** The start of a class, as its course has it: `YYYY-MM-DD`, or a time in ISO 8601, which without a zone is India's. */
type StartDate = string | undefined;

/** What a course says of its start. */
interface CourseStart {
  startDate?: StartDate;
  firstClass?: { start: string } | undefined;
}

/** The start of the class of a course: the hour of its first class where that is settled, or else its start date. */
export const classStartOf = ({ startDate, firstClass }: CourseStart): StartDate =>
  firstClass?.start ?? (startDate || undefined);

/** The day of India (`YYYY-MM-DD`) on which a class starts; undefined where the course names no start. */
export function startDay(start: StartDate): string | undefined {
  const time = startTime(start);
  return time === undefined ? undefined : dayInIndia(time);
}

/** The start of a class in words: `6 December 2026`, or `5 October 2028, 00:30 IST` where the hour is known. */
export function startInWords(start: string): string {
  const time = startTime(start);
  if (time === undefined) return start;
  const iso = new Date(time).toISOString();
  return isDay(start) ? longDate(iso) : `${longDate(iso)}, ${timeInWords(iso)} IST`;
}

/** The time at which buyers are reminded of a class that starts on a day: 10:00 in India on the day before. */
export const classReminderOf = (day: string): string => tenOn(daysLater(day, -1));

/** 10:00 in India on a day (`YYYY-MM-DD`), in ISO 8601. */
export const tenOn = (date: string): string => new Date(midnightOf(date) + 10 * 60 * 60_000).toISOString();

/** The start of a class as its buyer sees it: `unsettled` has no day. */
export type StartOutlook = 'unsettled' | 'later' | 'tomorrow' | 'today' | 'begun';

/** The outlook of a start at a time (epoch milliseconds). */
export function startOutlookOf(start: StartDate, now: number): StartOutlook {
  const day = startDay(start);
  if (day === undefined) return 'unsettled';
  const today = dayInIndia(now);
  if (day > today) return day === daysLater(today, 1) ? 'tomorrow' : 'later';
  const hasBegun = day < today || (!isDay(start ?? '') && (startTime(start) ?? 0) <= now);
  return hasBegun ? 'begun' : 'today';
}

/** The start of a class in epoch milliseconds: midnight in India of a day without an hour. */
function startTime(start: StartDate): number | undefined {
  if (!start) return undefined;
  const hasZone = /(Z|[+-]\d{2}:\d{2})$/.test(start.slice(10));
  const time = isDay(start) ? midnightOf(start) : Date.parse(hasZone ? start : `${start}+05:30`);
  return Number.isNaN(time) ? undefined : time;
}

const isDay = (start: string) => start.length === 10;
