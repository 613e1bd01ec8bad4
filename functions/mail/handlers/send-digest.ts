import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { job } from '../../platform/job.ts';
import { mail } from '../../platform/outbox/mails.ts';
import { addDay } from '../store.ts';

/** Appends the owner's digest of the day, once a day. Its figures are counted when the mail leaves. */
export const handler = job(async () => ({
  added: Number(await addDay(dayInIndia(Date.now()), mail('daily-digest'))),
}));
