import { job } from '../lib/event/job.ts';

export const handler = job(async () => {
  throw new Error('NOT BUILT YET');
});
