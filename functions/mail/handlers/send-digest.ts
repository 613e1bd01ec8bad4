import { job } from '../../platform/job.ts';
import { mail } from '../../platform/outbox/mails.ts';
import { digestFacts } from '../digest.ts';
import { addDay } from '../store.ts';

/** Has the owner told what the day brings, once a day; nothing where nothing waits. */
export const handler = job<Record<string, number>>(async () => {
  const { date, ...counts } = await digestFacts(Date.now());
  if (Object.values(counts).every((count) => count === 0)) return counts;
  await addDay(date, mail('daily-digest', { date, ...counts }));
  return counts;
});
