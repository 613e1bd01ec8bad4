import { updateAvailability } from '#shared/api/coaching.ts';
import * as members from '../../members/store.ts';
import { found, stale } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as availability from '../availability.ts';

export const handler = handle(updateAvailability, async ({ path: { coachId }, body, expected }) => {
  found(await members.find(coachId), 'We can’t find this person.');
  const changed = await availability.replace(coachId, body, expected);
  if (!changed) throw stale('These hours have changed since you opened them. Reload them before you save.');
  return changed;
});
