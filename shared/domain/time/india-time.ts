/** India's clock, by which days are counted and questions appear: 5:30 ahead of UTC all year. */

export const indiaZone = 'Asia/Kolkata';

const aheadMs = 5.5 * 60 * 60_000;

export const dayMs = 24 * 60 * 60_000;

/** A day of India, such as 2026-11-20, and the times in UTC at which it begins and ends. */
export interface Day {
  date: string;
  begins: string;
  ends: string;
}

/** The day of India at a time (epoch milliseconds). */
export function dayOf(time: number): Day {
  const date = dayInIndia(time);
  const begins = midnightOf(date);
  return { date, begins: new Date(begins).toISOString(), ends: new Date(begins + dayMs).toISOString() };
}

/** The date in India at a time (ISO 8601, or epoch milliseconds), such as 2026-11-20. */
export const dayInIndia = (time: string | number): string => dateOf(new Date(time).getTime() + aheadMs);

/** The beginning of a day of India (`YYYY-MM-DD`), in epoch milliseconds. */
export const midnightOf = (date: string): number => Date.parse(date) - aheadMs;

/** The last minute of a day of India (`YYYY-MM-DD`), 23:59, in ISO 8601. */
export const endOfDay = (date: string): string => new Date(midnightOf(date) + dayMs - 60_000).toISOString();

/** The day so many days after another, both `YYYY-MM-DD`. */
export const daysLater = (date: string, days: number): string => dateOf(Date.parse(date) + days * dayMs);

/** The same day so many calendar months later, both `YYYY-MM-DD`, or the last day of a month that does not have it. */
export function monthsLater(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dateOf(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
}

/** The number of days from one to another, both `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** 06:00 in India, 00:30 in UTC, of a day (`YYYY-MM-DD`), in ISO 8601. */
export const morningOf = (date: string): string => `${date}T00:30:00.000Z`;

/** The hour and minute in UTC of a time of day in India, such as `09:00`. */
export function utcTimeOf(timeOfDay: `${number}:${number}`): { hour: number; minute: number } {
  const time = new Date(Date.parse(`1970-01-02T${timeOfDay}:00.000Z`) - aheadMs);
  return { hour: time.getUTCHours(), minute: time.getUTCMinutes() };
}
