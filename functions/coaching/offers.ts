import { type AdminOffer, type Offer, OfferInput, shownTimes } from '#shared/domain/coaching/offer.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import * as members from '../members/store.ts';
import { refresh } from '../platform/outbox/refresh.ts';
import * as outbox from '../platform/outbox/write.ts';
import type { Creation } from '../platform/table/creation.ts';
import type { Page, PageQuery } from '../platform/table/page.ts';
import * as queries from '../platform/table/queries.ts';
import { fieldsOf, isInVersion, nextVersion } from '../platform/table/replacement.ts';
import * as table from '../platform/table/table.ts';
import { diaryOf, timesIn } from './diaries.ts';

/**
 *   pk      sk     gsi1pk   gsi1sk
 *   OFFER   <id>   OFFER    <createdAt>#<id>
 *
 * An order has its own copy of what it was sold with, so a change or deletion changes no order.
 */

const key = (id: string) => ({ pk: 'OFFER', sk: id }) as const;

const shownBy = ['GET /coaching/offers'] as const;

/** Returns undefined if a different offer has this ID. */
export async function add(offer: AdminOffer & Creation): Promise<AdminOffer | undefined> {
  const { earlierId: _, ...stored } = offer;
  const indexKeys = { gsi1pk: 'OFFER', gsi1sk: `${offer.createdAt}#${offer.id}` };
  if (await outbox.insert({ ...key(offer.id), ...indexKeys, ...stored }, refresh(undefined, shownBy)))
    return offer;
  const existing = await table.find<AdminOffer & Creation>(key(offer.id));
  return existing?.fingerprint === offer.fingerprint ? existing : undefined;
}

export const find = (id: string) => table.find<AdminOffer>(key(id));

export async function findVisible(id: string): Promise<AdminOffer | undefined> {
  const offer = await find(id);
  return offer && !offer.isHidden && (await members.findVisible(offer.coachId)) ? offer : undefined;
}

/** Returns undefined if the offer doesn't exist or isn't at the `expected` version. */
export const replace = (id: string, input: OfferInput, expected?: number) =>
  outbox.change<AdminOffer>(key(id), (offer) =>
    isInVersion(offer, expected)
      ? {
          set: { ...fieldsOf(OfferInput.def.shape, input), updatedAt: new Date().toISOString() },
          ...nextVersion(expected),
          entries: refresh(offer, shownBy),
        }
      : undefined,
  );

export const remove = (id: string) =>
  outbox.remove<AdminOffer>(key(id), (former) => refresh(former, shownBy));

/** Oldest first, including hidden ones. */
export const list = ({ limit, after }: PageQuery) =>
  queries.list<AdminOffer>({ index: 'gsi1', partition: 'OFFER', limit, before: after, isAscending: true });

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
  const diaries = await Promise.all(coaches.map((coachId) => diaryOf(coachId, now)));
  const offers = visible.flatMap((offer) => {
    const diary = diaries[coaches.indexOf(offer.coachId)];
    if (!diary) return [];
    const { times, firstDay } = timesIn(diary, offer.minutes, now);
    const coach = names.get(offer.coachId) ?? '';
    return [{ ...offer, coach, times: times.slice(0, shownTimes), ...(firstDay && { firstDay }) }];
  });
  return { items: offers, next };
}
