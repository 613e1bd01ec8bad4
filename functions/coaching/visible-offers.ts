import { shownTimes } from '#shared/domain/coaching/free-times.ts';
import type { AdminOffer, Offer } from '#shared/domain/coaching/offer.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import * as members from '../members/store.ts';
import type { Page, PageQuery } from '../platform/table/page.ts';
import { diariesOf, timesIn } from './diaries.ts';
import { find, list } from './offers.ts';

export async function findVisible(id: string): Promise<AdminOffer | undefined> {
  const offer = await find(id);
  return offer && !offer.isHidden && (await members.findVisible(offer.coachId)) ? offer : undefined;
}

/** Reads the days of each coach once. An offer isn't listed if it or its coach is hidden. */
export async function listWithTimes(page: PageQuery): Promise<Page<Offer>> {
  const [{ items, next }, team] = await Promise.all([
    list(page),
    members.listVisible({ limit: limits.member.people, after: undefined }),
  ]);
  const names = new Map(team.items.map(({ id, name }) => [id, name]));
  const now = Date.now();
  const visible = items.filter(({ isHidden, coachId }) => !isHidden && names.has(coachId));
  const coaches = [...new Set(visible.map(({ coachId }) => coachId))];
  const diaries = await diariesOf(coaches, now);
  const offers = visible.flatMap((offer) => {
    const diary = diaries[coaches.indexOf(offer.coachId)];
    if (!diary) return [];
    const { times, firstDay } = timesIn(diary, offer.minutes, now);
    const coach = names.get(offer.coachId) ?? '';
    return [{ ...offer, coach, times: times.slice(0, shownTimes), ...(firstDay && { firstDay }) }];
  });
  return { items: offers, next };
}
