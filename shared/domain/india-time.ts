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

/** The day of India that it is at a time (epoch milliseconds). */
export function dayOf(time: number): Day {
  const date = dayInIndia(time);
  const begins = midnightOf(date);
  return { date, begins: new Date(begins).toISOString(), ends: new Date(begins + dayMs).toISOString() };
}

/** The date in India at a time (epoch milliseconds), such as 2026-11-20. */
export const dayInIndia = (time: number): string => new Date(time + aheadMs).toISOString().slice(0, 10);

/** The beginning of a day of India (`YYYY-MM-DD`), in epoch milliseconds. */
export const midnightOf = (date: string): number => Date.parse(date) - aheadMs;

/** 06:00 in India, 00:30 in UTC, of a day (`YYYY-MM-DD`), in ISO 8601. */
export const morningOf = (date: string): string => `${date}T00:30:00.000Z`;

/** The hour and minute in UTC of a time of day in India, such as `09:00`. */
export function utcTimeOf(timeOfDay: `${number}:${number}`): { hour: number; minute: number } {
  const time = new Date(Date.parse(`1970-01-02T${timeOfDay}:00.000Z`) - aheadMs);
  return { hour: time.getUTCHours(), minute: time.getUTCMinutes() };
}
