import { latestCreationDueBy } from '#shared/domain/business-hours.ts';
import { dayMs, dayOf } from '#shared/domain/india-time.ts';
import type { FactsOf } from '#shared/letters/letters.ts';
import * as attention from '../store/attention.ts';
import * as holidays from '../store/holidays.ts';
import * as table from '../store/table.ts';

/** Counts what the owner's digest tells at a time (epoch milliseconds). */
export async function digestFacts(now: number): Promise<FactsOf<'daily-digest'>> {
  const { date, ends } = dayOf(now);
  const free = await holidays.find();
  const time = new Date(now).toISOString();
  const [waiting, late, dueByNight, pending, others, paidTwice] = await Promise.all([
    countOpen(''),
    countOpen(latestCreationDueBy(time, free)),
    countOpen(latestCreationDueBy(ends, free)),
    countNew('1', now),
    countNew('0', now),
    attention.count('paid_twice', most),
  ]);
  return {
    date,
    dueToday: dueByNight - late,
    late,
    newSince: pending + others,
    waiting,
    paidTwice: paidTwice.count,
  };
}
