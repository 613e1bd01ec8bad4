import { dayMs, midnightOf } from './india-time.ts';
import { replyHours } from './policies.ts';

/**
 * Business hours between two moments (epoch milliseconds): all hours of Monday to Friday, as the clocks in
 * India tell them.
 */
export const businessHoursBetween = (from: number, to: number): number =>
  (businessTime(to) - businessTime(from)) / hourMs;

/** Business hours that are left to answer an enquiry, below 0 when the promise is broken. */
export const hoursLeft = (createdAt: string, now: number): number =>
  replyHours - businessHoursBetween(Date.parse(createdAt), now);

const hourMs = 3_600_000;
const weekMs = 7 * dayMs;

const someMonday = midnightOf('1970-01-05');

/** The business time that has passed since `someMonday`: five days of every week, and up to five of this one. */
function businessTime(time: number): number {
  const weeks = Math.floor((time - someMonday) / weekMs);
  const intoWeek = time - someMonday - weeks * weekMs;
  return weeks * 5 * dayMs + Math.min(intoWeek, 5 * dayMs);
}
