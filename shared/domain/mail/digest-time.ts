import { dayInIndia, dayMs, midnightOf } from '../time/india-time.ts';

/** In IST. */
export const digestTime = '09:00';

/** True if a time (ISO 8601) is before the owner's next daily digest. `now` is in epoch milliseconds. */
export function beforeNextDigest(time: string, now: number): boolean {
  const today = midnightOf(dayInIndia(now)) + digestMs;
  return Date.parse(time) <= (now < today ? today : today + dayMs);
}

const digestMs = 9 * 60 * 60_000;
