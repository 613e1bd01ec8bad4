import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { job } from '../../platform/job.ts';
import { mail } from '../../platform/outbox/email-entries.ts';
import { addDay } from '../store.ts';

export const handler = job(async () => ({
  added: Number(await addDay(dayInIndia(Date.now()), mail('daily-digest'))),
}));
