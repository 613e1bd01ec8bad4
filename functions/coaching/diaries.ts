import type { FreeTimes } from '#shared/domain/coaching/booking-event.ts';
import { type Diary, firstDayAfter, freeTimes } from '#shared/domain/coaching/free-times.ts';
import * as settings from '../settings/store.ts';
import * as availability from './availability.ts';
import * as days from './coach-days.ts';

/** `moving` is a booking that's about to be moved, so its time counts as free. `now` is in epoch milliseconds. */
export async function diaryOf(coachId: string, now: number, moving?: string) {
  const { taken, ...diary } = await readDiary(coachId, now, settings.get());
  return { ...diary, taken: taken.filter(({ booking }) => booking !== moving) } satisfies Diary;
}

/** Reads the holidays only once, unless the caller has `read` them already. `now` is in epoch milliseconds. */
export const diariesOf = (coachIds: readonly string[], now: number, read = settings.get()) =>
  Promise.all(coachIds.map((coachId) => readDiary(coachId, now, read)));

async function readDiary(coachId: string, now: number, read: ReturnType<typeof settings.get>) {
  const [own, { holidays }] = await Promise.all([availability.get(coachId), read]);
  const taken = await days.listTaken(coachId, { now, days: own.daysAhead });
  return { availability: own, holidays, taken } satisfies Diary;
}

/** `minutes` is the length of a session, and `now` is in epoch milliseconds. */
export function timesIn(diary: Diary, minutes: number, now: number): FreeTimes {
  const times = freeTimes(diary, minutes, now);
  const firstDay = times.length > 0 ? undefined : firstDayAfter(diary, minutes, now);
  return { times, ...(firstDay && { firstDay }) };
}
