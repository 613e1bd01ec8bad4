import { dayMs, indiaZone, morningOf } from './india-time.ts';

/** Returns `Tue 24 November, 6:00 pm` in IST. */
export function formatMoment(iso: string): string {
  const { weekday, day, month, time } = partsOf(iso);
  return `${weekday.slice(0, 3)} ${day} ${month}, ${time}`;
}

/** Returns `Tuesday, 24 November, 6:00 pm IST`. */
export function formatAppointment(iso: string): string {
  const { weekday, day, month, time } = partsOf(iso);
  return `${weekday}, ${day} ${month}, ${time} IST`;
}

/** Returns `Tue 6:00 pm`, or `Tue 24 Nov 6:00 pm` if `iso` is six days or more away from `from`. Both are in IST. */
export function formatShortMoment(iso: string, from: string): string {
  const { weekday, day, month, time } = partsOf(iso);
  const isNear = Math.abs(Date.parse(iso) - Date.parse(from)) < 6 * dayMs;
  return [weekday.slice(0, 3), ...(isNear ? [] : [day, month.slice(0, 3)]), time].join(' ');
}

/** Returns `Tue 24 Nov, 6:00 pm` in IST. */
export function formatRowMoment(iso: string): string {
  const { weekday, day, month, time } = partsOf(iso);
  return `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)}, ${time}`;
}

/** Returns `Tue 24 Nov, 6:00 pm` in IST, or just `Tue 24 Nov` if the deadline is at the end of the day. */
export const formatRowDeadline = (iso: string): string => formatRowMoment(iso).replace(/, 11:59 pm$/, '');

/** Takes `YYYY-MM-DD` or a time, and returns `7 September 2025` in IST. Any other text is returned unchanged. */
export const longDate = (iso: string): string =>
  // `Date` reads `YYYY-MM-DD` as midnight UTC, which is still the day before in some time zones.
  Number.isNaN(Date.parse(iso)) ? iso : (iso.length === 10 ? dayFormat() : longDay()).format(new Date(iso));

/** Returns `21 Nov`. */
export const shortDay = (date: string): string => dayOfMonth().format(new Date(date));

/** Returns `7 Sep 2025, 4:05 pm` in IST, with a non-breaking space before `pm`. */
export const formatDateTime = (iso: string): string =>
  adminMoment()
    .format(new Date(iso))
    .replace(/ (?=[ap]m$)/i, '\u00a0');

/** Returns `2025-09-07 16:05` in IST, which spreadsheets recognise as a time in any language. */
export const spreadsheetTime = (iso: string): string => sortableMoment().format(new Date(iso));

/** Returns `18:00` in IST, the format that time inputs use. */
export const timeValue = (iso: string): string => spreadsheetTime(iso).slice(-5);

/** Returns `6:00 pm` in IST. */
export const formatTime = (iso: string): string => partsOf(iso).time;

/** Returns `9:00 am to 12:00 noon IST`. */
export const formatHours = (start: string, end: string): string =>
  `${formatHour(start)} to ${formatHour(end)} IST`;

const formatHour = (iso: string) => formatTime(iso).replace('12:00 pm', '12:00 noon');

/** Returns `Tuesday 24 November`. */
export function formatWeekday(date: string): string {
  const { weekday, day, month } = partsOf(morningOf(date));
  return `${weekday} ${day} ${month}`;
}

/** Returns `Tuesday, 24 November`. */
export function formatDay(date: string): string {
  const { weekday, day, month } = partsOf(morningOf(date));
  return `${weekday}, ${day} ${month}`;
}

function partsOf(iso: string) {
  const parts = new Map(
    fullMoment()
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    weekday: part('weekday'),
    day: part('day'),
    month: part('month'),
    time: `${part('hour')}:${part('minute')} ${part('dayPeriod').toLowerCase()}`,
  };
}

// Created on first use, because creating them all would add ten milliseconds to a Lambda's start-up time.
const formatter = (locale: string, options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  return () => {
    format ??= new Intl.DateTimeFormat(locale, { timeZone: indiaZone, ...options });
    return format;
  };
};

const inLong = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const longDay = formatter('en-IN', inLong);
const dayFormat = formatter('en-IN', { ...inLong, timeZone: 'UTC' });
const dayOfMonth = formatter('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const adminMoment = formatter('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
const sortableMoment = formatter('sv-SE', { dateStyle: 'short', timeStyle: 'short' });
const fullMoment = formatter('en-GB', {
  ...inLong,
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
});
