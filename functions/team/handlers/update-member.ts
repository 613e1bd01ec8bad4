import { updateMember } from '#shared/api/team.ts';
import * as members from '../../members/store.ts';
import { found, stale } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';

export const handler = handle(updateMember, async ({ path, body, expected }) => {
  const changed = await members.replace(path.id, body, expected);
  if (changed) return changed;
  found(await members.find(path.id), 'We can’t find this person.');
  throw stale('This person’s entry has changed since you opened it. Reload it before you save.');
});
