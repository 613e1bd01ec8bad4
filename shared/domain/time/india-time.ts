/** India is five and a half hours ahead of UTC all year round. */

export const indiaZone = 'Asia/Kolkata';

const aheadMs = 5.5 * 60 * 60_000;

export const dayMs = 24 * 60 * 60_000;

/** `date` is a day in India, such as 2026-11-20. `begins` and `ends` are in UTC. */
export interface Day {
  date: string;
  begins: string;
  ends: string;
}

export function dayOf(time: number): Day {
  const date = dayInIndia(time);
  const begins = midnightOf(date);
  return { date, begins: new Date(begins).toISOString(), ends: new Date(begins + dayMs).toISOString() };
}

/** Returns `YYYY-MM-DD` for an ISO 8601 time or epoch milliseconds. */
export const dayInIndia = (time: string | number): string => dateOf(new Date(time).getTime() + aheadMs);

/** Returns the start of a day (`YYYY-MM-DD`) in India, in epoch milliseconds. */
export const midnightOf = (date: string): number => Date.parse(date) - aheadMs;

/** Returns a time of day in India, such as 18:30 or 24:00, on a day (`YYYY-MM-DD`), in epoch milliseconds. */
export function timeOn(date: string, timeOfDay: string): number {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number);
  return midnightOf(date) + (hours * 60 + minutes) * 60_000;
}

/** Returns 23:59 IST as an ISO 8601 time. */
export const endOfDay = (date: string): string => new Date(midnightOf(date) + dayMs - 60_000).toISOString();

export const daysLater = (date: string, days: number): string => dateOf(Date.parse(date) + days * dayMs);

/** Returns the same day of a later month, or the last day of that month if it's shorter. Dates are `YYYY-MM-DD`. */
export function monthsLater(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dateOf(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
}

export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Returns 06:00 IST, which is 00:30 UTC. */
export const morningOf = (date: string): string => `${date}T00:30:00.000Z`;

export function utcTimeOf(timeOfDay: `${number}:${number}`): { hour: number; minute: number } {
  const time = new Date(Date.parse(`1970-01-02T${timeOfDay}:00.000Z`) - aheadMs);
  return { hour: time.getUTCHours(), minute: time.getUTCMinutes() };
}
