import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { job } from '../../platform/job.ts';
import { mail } from '../../platform/outbox/mails.ts';
import { addDay } from '../store.ts';

/** Has the owner told what the day brings, once a day: it is counted when the mail leaves. */
export const handler = job(async () => ({
  added: Number(await addDay(dayInIndia(Date.now()), mail('daily-digest'))),
}));
