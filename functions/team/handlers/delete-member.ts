import { deleteMember } from '#shared/api/team.ts';
import { namedText } from '#shared/domain/team/named-member.ts';
import * as courses from '../../courses/store.ts';
import * as members from '../../members/store.ts';
import { conflict, found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';

export const handler = handle(deleteMember, async ({ path }) => {
  const member = found(await members.find(path.id), 'We can’t find this person.');
  const named = namedText({ member, courses: await courses.listTaughtBy(path.id) });
  if (named) throw conflict(named);
  return found(await members.remove(path.id), 'We can’t find this person.');
});
