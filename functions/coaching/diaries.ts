import type { FreeTimes } from '#shared/domain/coaching/booking-event.ts';
import { type Diary, firstDayAfter, freeTimes } from '#shared/domain/coaching/free-times.ts';
import * as settings from '../settings/store.ts';
import * as availability from './availability.ts';
import * as days from './coach-days.ts';

/** `moving` is a booking that's about to be moved, so its time counts as free. `now` is in epoch milliseconds. */
export async function diaryOf(coachId: string, now: number, moving?: string) {
  const [own, { holidays }] = await Promise.all([availability.get(coachId), settings.get()]);
  const taken = await days.listTaken(coachId, { now, days: own.daysAhead });
  const others = taken.filter(({ booking }) => booking !== moving);
  return { availability: own, holidays, taken: others } satisfies Diary;
}

/** `minutes` is the length of a session, and `now` is in epoch milliseconds. */
export function timesIn(diary: Diary, minutes: number, now: number): FreeTimes {
  const times = freeTimes(diary, minutes, now);
  const firstDay = times.length > 0 ? undefined : firstDayAfter(diary, minutes, now);
  return { times, ...(firstDay && { firstDay }) };
}
