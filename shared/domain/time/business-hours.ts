import { replyHours } from '../../policies.ts';
import { dayInIndia, dayMs, daysLater, midnightOf } from './india-time.ts';

/**
 * Business hours are all hours from Monday to Friday in India, except on holidays. Holidays are `YYYY-MM-DD` and can be
 * in any order.
 */
type Holidays = readonly string[];

export const businessHoursBetween = (from: number, to: number, holidays: Holidays = []): number => {
  const free = [...new Set(holidays)].map((date) => {
    const [begins, ends] = [midnightOf(date), midnightOf(date) + dayMs];
    return weekdayTime(within(to, begins, ends)) - weekdayTime(within(from, begins, ends));
  });
  return (weekdayTime(to) - weekdayTime(from) - sum(free)) / hourMs;
};

export const hoursLeft = (createdAt: string, now: number, holidays: Holidays = []): number =>
  replyHours - businessHoursBetween(Date.parse(createdAt), now, holidays);

export const replyDue = (createdAt: string, holidays: Holidays = []): string =>
  isoOf(after(Date.parse(createdAt), replyHours, holidays));

/** Skips weekends, but not holidays. Dates are `YYYY-MM-DD`. */
export function businessDaysLater(date: string, days: number): string {
  let [day, left] = [date, days];
  while (left > 0) {
    day = daysLater(day, 1);
    if (isWeekday(day)) left -= 1;
  }
  return day;
}

export const businessDaysAfter = (from: string, days: number, holidays: Holidays = []): string =>
  isoOf(after(Date.parse(from), days * 24, holidays));

const hourMs = 3_600_000;
const weekMs = 7 * dayMs;

const someMonday = midnightOf('1970-01-05');

/** Returns how many milliseconds since `someMonday` fell on weekdays. */
function weekdayTime(time: number): number {
  const weeks = Math.floor((time - someMonday) / weekMs);
  const intoWeek = time - someMonday - weeks * weekMs;
  return weeks * 5 * dayMs + Math.min(intoWeek, 5 * dayMs);
}

function after(from: number, hours: number, holidays: Holidays): number {
  let left = hours * hourMs;
  for (let time = from; ; ) {
    const ends = midnightOf(dayInIndia(time)) + dayMs;
    const length = isBusinessDay(time, holidays) ? ends - time : 0;
    if (length >= left) return time + left;
    left -= length;
    time = ends;
  }
}

const isBusinessDay = (time: number, holidays: Holidays) => {
  const date = dayInIndia(time);
  return isWeekday(date) && !holidays.includes(date);
};

const isWeekday = (date: string) => ![saturday, sunday].includes(new Date(date).getUTCDay());

const [sunday, saturday] = [0, 6];

const within = (time: number, from: number, to: number) => Math.min(Math.max(time, from), to);

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const isoOf = (time: number) => new Date(time).toISOString();
