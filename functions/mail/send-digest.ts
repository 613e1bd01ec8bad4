import { job } from '../lib/event/job.ts';
import { digestFacts } from '../lib/mail/digest.ts';
import { mail } from '../lib/mail/entries.ts';
import { addDay } from '../lib/store/owner-mail.ts';

/** Has the owner told what the day brings, once a day; nothing where nothing waits. */
export const handler = job<Record<string, number>>(async () => {
  const { date, ...counts } = await digestFacts(Date.now());
  if (Object.values(counts).every((count) => count === 0)) return counts;
  await addDay(date, mail('daily-digest', { date, ...counts }));
  return counts;
});
