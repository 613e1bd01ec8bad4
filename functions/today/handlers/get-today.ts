import { getToday } from '#shared/api/today.ts';
import { handle } from '../../platform/http/handle.ts';
import { listDue } from '../list-due.ts';
import { setUpSteps } from '../set-up.ts';

export const handler = handle(getToday, async () => {
  const [due, setUp] = await Promise.all([listDue(Date.now()), setUpSteps()]);
  return { ...due, setUp };
});
