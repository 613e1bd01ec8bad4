import type { FreeTimes } from '#shared/domain/coaching/booking-event.ts';
import { type Diary, firstDayAfter, freeTimes } from '#shared/domain/coaching/free-times.ts';
import * as settings from '../settings/store.ts';
import * as availability from './availability.ts';
import * as days from './coach-days.ts';

/** `moving` is a booking that's about to be moved, so its time counts as free. `now` is in epoch milliseconds. */
export async function diaryOf(coachId: string, now: number, moving?: string): Promise<Diary> {
  const [{ holidays }, { taken, ...own }] = await Promise.all([settings.get(), readOwn(coachId, now)]);
  return { ...own, holidays, taken: taken.filter(({ booking }) => booking !== moving) };
}

/** Reads the holidays only once, unless the caller has `read` them already. `now` is in epoch milliseconds. */
export async function diariesOf(coachIds: readonly string[], now: number, read = settings.get()) {
  const reads = Promise.all(coachIds.map((coachId) => readOwn(coachId, now)));
  const [{ holidays }, diaries] = await Promise.all([read, reads]);
  return diaries.map((own) => ({ ...own, holidays }) satisfies Diary);
}

async function readOwn(coachId: string, now: number) {
  const own = await availability.get(coachId);
  return { availability: own, taken: await days.listTaken(coachId, { now, days: own.daysAhead }) };
}

/** `minutes` is the length of a session, and `now` is in epoch milliseconds. */
export function timesIn(diary: Diary, minutes: number, now: number): FreeTimes {
  const times = freeTimes(diary, minutes, now);
  const firstDay = times.length > 0 ? undefined : firstDayAfter(diary, minutes, now);
  return { times, ...(firstDay && { firstDay }) };
}
