import type { PublicReview, Review } from '#shared/domain/reviews/review.ts';
import { dueKeysOf } from '#shared/domain/today/due.ts';
import type { Outboxed } from '../platform/outbox/entries.ts';
import { refresh } from '../platform/outbox/refresh.ts';
import * as outbox from '../platform/outbox/write.ts';
import type { Creation } from '../platform/table/creation.ts';
import type { PageQuery } from '../platform/table/page.ts';
import * as queries from '../platform/table/queries.ts';
import * as table from '../platform/table/table.ts';
import {
  indexEntry,
  indexNow,
  reindexed,
  removeFromIndex,
  rowKeysOf,
  type Searchable,
  searchable,
} from '../search/keys.ts';

/**
 *   pk       sk     gsi1pk   gsi1sk                  gsi2pk          gsi2sk
 *   REVIEW   <id>   REVIEW   1#<createdAt>#<id>                                         waiting
 *   REVIEW   <id>   REVIEW   0#<createdAt>#<id>      PUBLIC_REVIEW   <createdAt>#<id>   approved, with text
 *   REVIEW   <id>   SUSPECTED_REVIEW   1#…                                              suspected spam
 *
 * A waiting review is also in the index of due items (gsi5).
 *
 * gsi2 contains only approved reviews, so waiting reviews don't slow down the home page, and Lambdas that may only read this
 * index can't see them. Each change to the index queues a refresh of the pages that show reviews.
 */

const key = (id: string) => ({ pk: 'REVIEW', sk: id }) as const;

const isPublic = ({ approved, message }: Review) => approved && message !== '';

const indexKeysOf = (review: Review) => {
  const { approved, createdAt, id } = review;
  const isListed = isPublic(review);
  return {
    gsi1sk: `${approved ? 0 : 1}#${createdAt}#${id}`,
    gsi2pk: isListed ? 'PUBLIC_REVIEW' : undefined,
    gsi2sk: isListed ? `${createdAt}#${id}` : undefined,
  };
};

const dueKeys = ({ id, name: who, rating, approved, createdAt }: Review, isSuspected: boolean) =>
  dueKeysOf({
    ...{ of: 'review', id, who, what: rating === 1 ? '1 star' : `${rating} stars` },
    waits: approved || isSuspected ? [] : [{ reason: 'review', since: createdAt }],
  });

interface StoredReview extends Review, Searchable {
  gsi1pk: string;
}

interface NewReview extends Review, Creation {
  isSuspected?: boolean;
}

export async function add({ isSuspected = false, earlierId, ...review }: NewReview): Promise<boolean> {
  const gsi1pk = isSuspected ? 'SUSPECTED_REVIEW' : 'REVIEW';
  const indexKeys = { gsi1pk, ...indexKeysOf(review), ...dueKeys(review, isSuspected) };
  const item = { ...key(review.id), ...indexKeys, ...review };
  const entries = [...refreshFor(undefined, review), indexEntry];
  const added = await outbox.insertOnce({ ...item, ...searchable(item, item) }, entries, earlierId);
  // If this is a retry, the review may already be stored under its earlier ID.
  if (added) await Promise.all([review.id, earlierId].map((id) => id && indexNow(key(id))));
  return added;
}

export const restore = (id: string) =>
  outbox.change<StoredReview>(key(id), (review) => {
    if (review.gsi1pk !== 'SUSPECTED_REVIEW') return undefined;
    const set = { gsi1pk: 'REVIEW', ...dueKeys(review, false) };
    const search = reindexed(key(id), review, set);
    return { set: { ...set, ...search.set }, entries: search.entries };
  });

export const find = (id: string) => table.find<Review>(key(id));

/** Returns undefined if the state has changed since the review was read. */
export const toggle = ({ id, approved: seen }: Review) =>
  outbox.change<StoredReview>(key(id), (before) => {
    if (before.approved !== seen) return undefined;
    const after = { ...before, approved: !seen };
    return {
      set: {
        ...{ approved: after.approved, ...indexKeysOf(after) },
        ...dueKeys(after, before.gsi1pk === 'SUSPECTED_REVIEW'),
      },
      condition: '#approved = :seen',
      values: { seen },
      entries: refreshFor(before, before, after),
    };
  });

export const answer = (id: string, text = '') =>
  outbox.change<Review>(key(id), (before) => {
    const given = text ? { text, at: new Date().toISOString() } : undefined;
    return { set: { answer: given }, entries: refreshFor(before, before) };
  });

export async function remove(id: string): Promise<Review | undefined> {
  const review = await outbox.remove<StoredReview>(key(id), (former) => [
    ...refreshFor(former, former),
    removeFromIndex(key(id), former),
  ]);
  if (review) await indexNow(key(id), rowKeysOf(key(id), review));
  return review;
}

/** Reviews that still need approval come first. Both groups are sorted newest first. */
export const list = ({ limit, after }: PageQuery, { suspected = false } = {}) =>
  queries.list<Review>({
    index: 'gsi1',
    partition: suspected ? 'SUSPECTED_REVIEW' : 'REVIEW',
    limit,
    before: after,
  });

export const listPublic = ({ limit, after }: PageQuery) =>
  queries.list<PublicReview>({ index: 'gsi2', partition: 'PUBLIC_REVIEW', limit, before: after });

const refreshFor = (item: Outboxed | undefined, ...states: [Review, ...Review[]]) =>
  states.some(isPublic) ? refresh(item, ['GET /reviews/public'], states[0].id) : [];
