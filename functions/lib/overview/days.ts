import type { Day } from '../store/figures.ts';

/** India is five and a half hours ahead of UTC all year. */
const aheadMs = 5.5 * 60 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** The day of India that it is at a time (milliseconds). */
export function dayOf(time: number): Day {
  const date = new Date(time + aheadMs).toISOString().slice(0, 10);
  const begins = Date.parse(date) - aheadMs;
  return { date, begins: new Date(begins).toISOString(), ends: new Date(begins + dayMs).toISOString() };
}

/** The days up to the one it is at `now`: 30 of them, or as many as the month has had, the oldest first. */
export function daysUpTo(now: number): Day[] {
  const dayOfMonth = Number(dayOf(now).date.slice(-2));
  const many = Math.max(daysShown, dayOfMonth);
  return Array.from({ length: many }, (_, i) => dayOf(now - (many - 1 - i) * dayMs));
}

export const daysShown = 30;
