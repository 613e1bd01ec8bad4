import { dayMs, indiaZone, morningOf } from './india-time.ts';

/** A moment (ISO 8601) in IST, as a letter tells it: `Tue 24 November, 18:00`. */
export function momentInWords(iso: string): string {
  const { weekday, day, month, time } = partsOf(iso);
  return `${weekday.slice(0, 3)} ${day} ${month}, ${time}`;
}

/** A moment (ISO 8601) in IST in the fewest words: `Tue 18:00`, or `Tue 24 Nov 18:00` where it is a week from `from`. */
export function momentInBrief(iso: string, from: string): string {
  const { weekday, day, month, time } = partsOf(iso);
  const isNear = Math.abs(Date.parse(iso) - Date.parse(from)) < 6 * dayMs;
  return [weekday.slice(0, 3), ...(isNear ? [] : [day, month.slice(0, 3)]), time].join(' ');
}

/** A moment (ISO 8601) in IST, as a row of the desk tells it: `Tue 24 Nov, 18:00`. */
export function momentInRow(iso: string): string {
  const { weekday, day, month, time } = partsOf(iso);
  return `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)}, ${time}`;
}

/** The time of day of a moment (ISO 8601) in IST: `18:00`. */
export const timeInWords = (iso: string): string => partsOf(iso).time;

/** A day of India (`YYYY-MM-DD`): `Tuesday 24 November`. */
export function dayInWords(date: string): string {
  const { weekday, day, month } = partsOf(morningOf(date));
  return `${weekday} ${day} ${month}`;
}

/** A day of India (`YYYY-MM-DD`) as a promise names it: `Tuesday, 24 November`. */
export function dateInWords(date: string): string {
  const { weekday, day, month } = partsOf(morningOf(date));
  return `${weekday}, ${day} ${month}`;
}

/** A moment (ISO 8601) in IST by its date and its hour: `24 November 2026` and `18:00`. */
export function momentOfYear(iso: string): { date: string; hour: string } {
  const { day, month, year, time } = partsOf(iso);
  return { date: `${day} ${month} ${year}`, hour: time };
}

function partsOf(iso: string) {
  const parts = new Map(format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    weekday: part('weekday'),
    day: part('day'),
    month: part('month'),
    year: part('year'),
    time: `${part('hour')}:${part('minute')}`,
  };
}

const format = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: indiaZone,
});
