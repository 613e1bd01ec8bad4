import { dayInIndia, dayMs, timeOn } from '../time/india-time.ts';

/** In IST. */
export const digestTime = '09:00';

/** True if a time (ISO 8601) is before the owner's next daily digest. `now` is in epoch milliseconds. */
export function beforeNextDigest(time: string, now: number): boolean {
  const today = timeOn(dayInIndia(now), digestTime);
  return Date.parse(time) <= (now < today ? today : today + dayMs);
}
