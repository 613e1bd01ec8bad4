/** 5:30 ahead of UTC all year. */

export const indiaZone = 'Asia/Kolkata';

const aheadMs = 5.5 * 60 * 60_000;

export const dayMs = 24 * 60 * 60_000;

/** A date in India, such as 2026-11-20, with its start and end in UTC. */
export interface Day {
  date: string;
  begins: string;
  ends: string;
}

/** `time` is epoch milliseconds. */
export function dayOf(time: number): Day {
  const date = dayInIndia(time);
  const begins = midnightOf(date);
  return { date, begins: new Date(begins).toISOString(), ends: new Date(begins + dayMs).toISOString() };
}

/** `YYYY-MM-DD` of an ISO 8601 time or epoch milliseconds. */
export const dayInIndia = (time: string | number): string => dateOf(new Date(time).getTime() + aheadMs);

/** Start of a day in India (`YYYY-MM-DD`), in epoch milliseconds. */
export const midnightOf = (date: string): number => Date.parse(date) - aheadMs;

/** 23:59 in India, ISO 8601. */
export const endOfDay = (date: string): string => new Date(midnightOf(date) + dayMs - 60_000).toISOString();

/** `YYYY-MM-DD`. */
export const daysLater = (date: string, days: number): string => dateOf(Date.parse(date) + days * dayMs);

/** `YYYY-MM-DD`, or the last day of a shorter month. */
export function monthsLater(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dateOf(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
}

/** Between two dates, `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** 06:00 in India (00:30 UTC), ISO 8601. */
export const morningOf = (date: string): string => `${date}T00:30:00.000Z`;

/** UTC hour and minute of a time in India such as `09:00`. */
export function utcTimeOf(timeOfDay: `${number}:${number}`): { hour: number; minute: number } {
  const time = new Date(Date.parse(`1970-01-02T${timeOfDay}:00.000Z`) - aheadMs);
  return { hour: time.getUTCHours(), minute: time.getUTCMinutes() };
}
