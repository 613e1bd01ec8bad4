import { latestCreationDueBy } from '#shared/domain/time/business-hours.ts';
import { dayMs, dayOf } from '#shared/domain/time/india-time.ts';
import type { FactsOf } from '#shared/letters/letters.ts';
import { complaintKey } from '../enquiries/store.ts';
import * as attention from '../orders/attention.ts';
import * as table from '../platform/table/table.ts';
import * as settings from '../settings/store.ts';

/** Counts what the owner's digest tells at a time (epoch milliseconds). */
export async function digestFacts(now: number): Promise<FactsOf<'daily-digest'>> {
  const { date, ends } = dayOf(now);
  const { holidays: free } = await settings.get();
  const time = new Date(now).toISOString();
  const [waiting, late, dueByNight, pending, others, paidTwice] = await Promise.all([
    countOpen(endOfTime, endOfTime),
    countOpen(latestCreationDueBy(time, free), time),
    countOpen(latestCreationDueBy(ends, free), ends),
    countNew('1', now),
    countNew('0', now),
    attention.count('paid_twice', most),
  ]);
  return {
    date,
    // One that is answered between the two counts must not make it less than none.
    dueToday: Math.max(0, dueByNight - late),
    late,
    newSince: pending + others,
    waiting,
    paidTwice: paidTwice.count,
  };
}

/** Enquiries whose clock runs: those that were created up to a time, and complaints that are due up to another one. */
async function countOpen(createdBy: string, complaintsDueBy: string): Promise<number> {
  const countTo = async (from: string, to: string) =>
    (await table.count({ index: 'gsi2', partition: 'OPEN_ENQUIRY', from, to: `${to}$` }, most)).count;
  const counts = await Promise.all([
    countTo('0', createdBy),
    countTo(complaintKey, complaintKey + complaintsDueBy),
  ]);
  return counts[0] + counts[1];
}

/** Enquiries of a rank (`store/enquiries.ts`) since the digest of the day before. */
async function countNew(rank: '0' | '1', now: number): Promise<number> {
  const keyAt = (time: number) => `${rank}#${new Date(time).toISOString()}`;
  const range = { from: keyAt(now - dayMs), to: keyAt(now) };
  const { count } = await table.count({ index: 'gsi1', partition: 'ENQUIRY', ...range }, most);
  return count;
}

const most = 10_000;
const endOfTime = '9999';
