import { dayMs, indiaZone, morningOf } from './india-time.ts';

/** A moment (ISO 8601) in IST, as a letter tells it: `Tue 24 November, 18:00`. */
export function momentInWords(iso: string): string {
  const { weekday, day, month, time } = partsOf(iso);
  return `${weekday.slice(0, 3)} ${day} ${month}, ${time}`;
}

/** A moment (ISO 8601) in IST in the fewest words: `Tue 18:00`, or `Tue 24 Nov 18:00` where it is a week away from `from`. */
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

/**
 * A day as people in India write it, such as 7 September 2025. Takes `YYYY-MM-DD`, or a time, which is told in IST; any
 * other text stays as it is.
 */
export const longDate = (iso: string): string =>
  // A bare day is midnight in UTC; telling it in another zone could make it the day before.
  Number.isNaN(Date.parse(iso))
    ? iso
    : (iso.length === 10 ? dayAsWritten() : longDay()).format(new Date(iso));

/** A day (`YYYY-MM-DD`) of the last weeks, such as 21 Nov. */
export const shortDay = (date: string): string => dayOfMonth().format(new Date(date));

/** A moment for the owner's lists, such as 7 Sep 2025, 4:05 pm, in IST. A line can break only behind the day. */
export const momentInIndia = (iso: string): string =>
  ownersMoment()
    .format(new Date(iso))
    .replace(/ (?=[ap]m$)/i, '\u00a0');

/** A time for a CSV file: 2025-09-07 16:05, in IST, which spreadsheets of any language read as a time. */
export const momentCell = (iso: string): string => sortedMoment().format(new Date(iso));

/** The time of day of a moment (ISO 8601) in IST: `18:00`. */
export const timeInWords = (iso: string): string => partsOf(iso).time;

/** The hours between two moments (ISO 8601) in IST, as owners write timings: `9:00 am to 12:00 noon IST`. */
export const hoursInWords = (start: string, end: string): string =>
  `${hourInWords(start)} to ${hourInWords(end)} IST`;

function hourInWords(iso: string) {
  const [hour = '', minute] = timeInWords(iso).split(':');
  if (hour === '12' && minute === '00') return '12:00 noon';
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'am' : 'pm'}`;
}

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

function partsOf(iso: string) {
  const parts = new Map(
    wholeMoment()
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    weekday: part('weekday'),
    day: part('day'),
    month: part('month'),
    time: `${part('hour')}:${part('minute')}`,
  };
}

// A format is made once, when it is first used: making it at the start costs a Lambda ten milliseconds.
const written = (locale: string, options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  return () => {
    format ??= new Intl.DateTimeFormat(locale, { timeZone: indiaZone, ...options });
    return format;
  };
};

const inLong = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const longDay = written('en-IN', inLong);
const dayAsWritten = written('en-IN', { ...inLong, timeZone: 'UTC' });
const dayOfMonth = written('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const ownersMoment = written('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
const sortedMoment = written('sv-SE', { dateStyle: 'short', timeStyle: 'short' });
const wholeMoment = written('en-GB', {
  ...inLong,
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
