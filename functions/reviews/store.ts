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
  indexLater,
  indexNow,
  reindexed,
  rowKeysOf,
  type Searchable,
  searchable,
  unindexed,
} from '../search/keys.ts';

/**
 *   pk       sk     gsi1pk   gsi1sk                  gsi2pk          gsi2sk
 *   REVIEW   <id>   REVIEW   1#<createdAt>#<id>                                         waiting
 *   REVIEW   <id>   REVIEW   0#<createdAt>#<id>      PUBLIC_REVIEW   <createdAt>#<id>   approved, with a text
 *   REVIEW   <id>   SUSPECTED_REVIEW   1#…                                              suspected spam
 *
 * A review that waits is in the index of what is due (gsi5) as well.
 *
 * Only approved reviews are in the second index, so any number of waiting reviews costs the home page nothing, and a Lambda
 * that is granted this index alone cannot read them. A change in it appends an entry that refreshes the pages with reviews.
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

/** The keys of a review in the index of what is due: it waits for approval. */
const dueKeys = ({ id, name: who, rating, approved, createdAt }: Review, isSuspected: boolean) =>
  dueKeysOf({
    ...{ of: 'review', id, who, what: rating === 1 ? '1 star' : `${rating} stars` },
    waits: approved || isSuspected ? [] : [{ reason: 'review', since: createdAt }],
  });

interface StoredReview extends Review, Searchable {
  gsi1pk: string;
}

/** A review as it comes in. */
interface NewReview extends Review, Creation {
  isSuspected?: boolean;
}

/** Stores a review once. False when another review has its id. */
export async function add({ isSuspected = false, earlierId, ...review }: NewReview): Promise<boolean> {
  const gsi1pk = isSuspected ? 'SUSPECTED_REVIEW' : 'REVIEW';
  const indexKeys = { gsi1pk, ...indexKeysOf(review), ...dueKeys(review, isSuspected) };
  const item = { ...key(review.id), ...indexKeys, ...review };
  const entries = [...refreshFor(undefined, review), indexLater];
  const added = await outbox.insertOnce({ ...item, ...searchable(item, item) }, entries, earlierId);
  // The review may be stored under its earlier id already.
  if (added) await Promise.all([review.id, earlierId].map((id) => id && indexNow(key(id))));
  return added;
}

/** Moves a review out of the suspected spam. Undefined when it is not among the suspected spam. */
export const restore = (id: string) =>
  outbox.change<StoredReview>(key(id), (review) => {
    if (review.gsi1pk !== 'SUSPECTED_REVIEW') return undefined;
    const set = { gsi1pk: 'REVIEW', ...dueKeys(review, false) };
    const search = reindexed(key(id), review, set);
    return { set: { ...set, ...search.set }, entries: search.entries };
  });

export const find = (id: string) => table.find<Review>(key(id));

/** Approves a review, or takes the approval back. Undefined when it is no longer in the state in which it was read. */
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

/** Answers a review in public; an empty text removes the answer. Undefined where there is no such review. */
export const answer = (id: string, text = '') =>
  outbox.change<Review>(key(id), (before) => {
    const given = text ? { text, at: new Date().toISOString() } : undefined;
    return { set: { answer: given }, entries: refreshFor(before, before) };
  });

/** Deletes a review and returns it. Undefined where there is no such review. */
export async function remove(id: string): Promise<Review | undefined> {
  const review = await outbox.remove<StoredReview>(key(id), (former) => [
    ...refreshFor(former, former),
    unindexed(key(id), former),
  ]);
  if (review) await indexNow(key(id), rowKeysOf(key(id), review));
  return review;
}

/** Reviews, or the suspected spam: the waiting ones first, and the newest first among equals. */
export const list = ({ limit, after }: PageQuery, { suspected = false } = {}) =>
  queries.list<Review>({
    index: 'gsi1',
    partition: suspected ? 'SUSPECTED_REVIEW' : 'REVIEW',
    limit,
    before: after,
  });

/** Approved reviews with a text, newest first. */
export const listPublic = ({ limit, after }: PageQuery) =>
  queries.list<PublicReview>({ index: 'gsi2', partition: 'PUBLIC_REVIEW', limit, before: after });

/** The entries that refresh the pages with a review, given its states before and after: none where no state is public. */
const refreshFor = (item: Outboxed | undefined, ...states: [Review, ...Review[]]) =>
  states.some(isPublic) ? refresh(item, ['GET /reviews/public'], states[0].id) : [];
