import type { AdminOffer, OfferInput } from '#shared/domain/coaching/offer.ts';
import { refresh } from '../platform/outbox/refresh.ts';
import * as outbox from '../platform/outbox/write.ts';
import type { Creation } from '../platform/table/creation.ts';
import type { PageQuery } from '../platform/table/page.ts';
import * as queries from '../platform/table/queries.ts';
import { fieldsOf, isInVersion, nextVersion } from '../platform/table/replacement.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk      sk     gsi1pk   gsi1sk
 *   OFFER   <id>   OFFER    <createdAt>#<id>
 *
 * An order has its own copy of what it was sold with, so a change or deletion changes no order.
 */

const key = (id: string) => ({ pk: 'OFFER', sk: id }) as const;

const shownBy = ['GET /coaching/offers'] as const;

/** Listed here so that Lambdas that only read offers don't have to load the schema. */
const fields: Record<keyof OfferInput, true> = {
  title: true,
  description: true,
  sessions: true,
  minutes: true,
  rupees: true,
  coachId: true,
  place: true,
  isHidden: true,
};

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

/** Returns undefined if the offer doesn't exist or isn't at the `expected` version. */
export const replace = (id: string, input: OfferInput, expected?: number) =>
  outbox.change<AdminOffer>(key(id), (offer) =>
    isInVersion(offer, expected)
      ? {
          set: { ...fieldsOf(fields, input), updatedAt: new Date().toISOString() },
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
