import type { DeclineReason } from '#shared/domain/reviews/decline-reasons.ts';
import type { PublicReview, Review } from '#shared/domain/reviews/review.ts';
import { dueKeysOf } from '#shared/domain/today/due.ts';
import type { NewEntry, Outboxed } from '../platform/outbox/entries.ts';
import { isUnclaimed } from '../platform/outbox/refresh.ts';
import * as outbox from '../platform/outbox/write.ts';
import type { Creation } from '../platform/table/creation.ts';
import type { Page, PageQuery } from '../platform/table/page.ts';
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
 *   gsi3pk          gsi3sk
 *   COURSE_REVIEW   <course>#<createdAt>#<id>   approved, with text, of a course
 *
 * A waiting review is also in the index of due items (gsi5).
 *
 * gsi2 and gsi3 contain only approved reviews, so waiting reviews don't slow down the pages, and Lambdas that may only
 * read these indexes can't see them. Each change to them queues a recount, which refreshes the pages that show reviews
 * (`summary.ts`).
 */

const key = (id: string) => ({ pk: 'REVIEW', sk: id }) as const;

const isPublic = ({ approved, message }: Review) => approved && message !== '';

const isWaiting = ({ approved, declined }: Review) => !approved && !declined;

const indexKeysOf = (review: Review) => {
  const { createdAt, id, course } = review;
  const isListed = isPublic(review);
  return {
    gsi1sk: `${isWaiting(review) ? 1 : 0}#${createdAt}#${id}`,
    gsi2pk: isListed ? 'PUBLIC_REVIEW' : undefined,
    gsi2sk: isListed ? `${createdAt}#${id}` : undefined,
    gsi3pk: isListed && course ? 'COURSE_REVIEW' : undefined,
    gsi3sk: isListed && course ? `${course.id}#${createdAt}#${id}` : undefined,
  };
};

function dueKeys(review: Review, isSuspected: boolean) {
  const { id, name: who, rating, createdAt } = review;
  return dueKeysOf({
    ...{ of: 'review', id, who, what: rating === 1 ? '1 star' : `${rating} stars` },
    waits: isWaiting(review) && !isSuspected ? [{ reason: 'review', since: createdAt }] : [],
  });
}

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
  const entries = [...recountFor(undefined, review), indexEntry];
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
    const set = { approved: !seen, declined: undefined };
    return { ...changeOf(before, set), condition: '#approved = :seen', values: { seen } };
  });

/** Returns undefined if there's no such review, or it has been declined for this reason. */
export const decline = (id: string, reason: DeclineReason) =>
  outbox.change<StoredReview>(key(id), (before) =>
    before.declined?.reason === reason
      ? undefined
      : changeOf(before, { approved: false, declined: { reason, at: new Date().toISOString() } }),
  );

function changeOf(before: StoredReview & Outboxed, set: Pick<Review, 'approved' | 'declined'>) {
  const after = { ...before, ...set };
  const keys = { ...indexKeysOf(after), ...dueKeys(after, before.gsi1pk === 'SUSPECTED_REVIEW') };
  return { set: { ...set, ...keys }, entries: recountFor(before, before, after) };
}

export const answer = (id: string, text = '') =>
  outbox.change<Review>(key(id), (before) => {
    const given = text ? { text, at: new Date().toISOString() } : undefined;
    return { set: { answer: given }, entries: recountFor(before, before) };
  });

export async function remove(id: string): Promise<Review | undefined> {
  const review = await outbox.remove<StoredReview>(key(id), (former) => [
    ...recountFor(former, former),
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
  queries.list<PublicReview & { gsi2sk: string }>({
    index: 'gsi2',
    partition: 'PUBLIC_REVIEW',
    limit,
    before: after,
  });

/** Newest first. */
export async function* allPublic() {
  let after: string | undefined;
  do {
    const page: Page<PublicReview & { gsi2sk: string }> = await listPublic({ limit: 1000, after });
    for (const review of page.items) yield review;
    after = page.next;
  } while (after !== undefined);
}

export const listOfCourse = (courseId: string, { limit, after }: PageQuery) =>
  queries.listPart<PublicReview>({
    ...{ index: 'gsi3', partition: 'COURSE_REVIEW', part: courseId },
    limit,
    before: after,
  });

export interface RecountFacts {
  isSecond?: true;
}

const recountFor = (item: Outboxed | undefined, ...states: [Review, ...Review[]]): NewEntry[] => {
  const isQueued = item?.outbox?.some(
    (entry) => entry.kind === 'RECOUNT' && !(entry.facts as RecountFacts).isSecond && isUnclaimed(entry),
  );
  return states.some(isPublic) && !isQueued ? [{ kind: 'RECOUNT', facts: {} satisfies RecountFacts }] : [];
};
