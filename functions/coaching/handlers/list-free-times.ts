import { listFreeTimes } from '#shared/api/coaching.ts';
import { found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { diaryOf, timesIn } from '../diaries.ts';
import * as offers from '../visible-offers.ts';

export const handler = handle(listFreeTimes, async ({ path }) => {
  const { coachId, minutes } = found(await offers.findVisible(path.id), 'We can’t find this offer.');
  const now = Date.now();
  return timesIn(await diaryOf(coachId, now), minutes, now);
});
