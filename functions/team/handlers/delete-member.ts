import { deleteMember } from '#shared/api/team.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import { namedText } from '#shared/domain/team/named-member.ts';
import * as days from '../../coaching/coach-days.ts';
import * as offers from '../../coaching/offers.ts';
import * as courses from '../../courses/store.ts';
import * as members from '../../members/store.ts';
import { conflict, found } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';

export const handler = handle(deleteMember, async ({ path }) => {
  const member = found(await members.find(path.id), 'We can’t find this person.');
  const [taught, { items }, hasSessions] = await Promise.all([
    courses.listTaughtBy(path.id),
    offers.list({ limit: limits.coaching.offers, after: undefined }),
    days.hasSessionsToCome(path.id, Date.now()),
  ]);
  const coached = items.filter(({ coachId }) => coachId === path.id);
  const named = namedText({ member, courses: taught, offers: coached, hasSessions });
  if (named) throw conflict(named);
  return found(await members.remove(path.id), 'We can’t find this person.');
});
