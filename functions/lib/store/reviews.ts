import type { PublicReview, Review } from '#shared/domain/review.ts';
import type { Creation } from './creation.ts';
import type { PageQuery } from './page.ts';
import * as table from './table.ts';

/**
 *   pk       sk     gsi1pk   gsi1sk                  gsi2pk          gsi2sk
 *   REVIEW   <id>   REVIEW   1#<createdAt>#<id>                                         waiting
 *   REVIEW   <id>   REVIEW   0#<createdAt>#<id>      PUBLIC_REVIEW   <createdAt>#<id>   approved, with a text
 *   REVIEW   <id>   SUSPECTED_REVIEW   1#…                                              suspected spam
 *
 * Only approved reviews are in the second index, so a flood of waiting ones costs the home page nothing, and a
 * Lambda granted that index alone cannot read them.
 */

const key = (id: string) => ({ pk: 'REVIEW', sk: id }) as const;

const placesOf = ({ approved, message, createdAt, id }: Review) => {
  const shown = approved && message !== '';
  return {
    gsi1sk: `${approved ? 0 : 1}#${createdAt}#${id}`,
    gsi2pk: shown ? 'PUBLIC_REVIEW' : undefined,
    gsi2sk: shown ? `${createdAt}#${id}` : undefined,
  };
};

/** A review as it comes in. */
interface NewReview extends Review, Creation {
  isSuspected?: boolean;
}

/** Stores a review once. False when another one has its id. */
export const add = ({ isSuspected = false, earlierId, ...review }: NewReview) =>
  table.insertOnce(
    {
      ...key(review.id),
      gsi1pk: isSuspected ? 'SUSPECTED_REVIEW' : 'REVIEW',
      ...placesOf(review),
      ...review,
    },
    earlierId,
  );

/** Moves a suspected review to the others, where its place is the same. Undefined when it is not among the suspected. */
export const restore = (id: string) =>
  table.change<Review>(key(id), {
    set: { gsi1pk: 'REVIEW' },
    condition: '#gsi1pk = :suspected',
    values: { suspected: 'SUSPECTED_REVIEW' },
  });

export const find = (id: string) => table.find<Review>(key(id));

/** Approves a review or takes it back. Undefined when it is no longer in the state in which it was read. */
export const toggle = (review: Review) => {
  const approved = !review.approved;
  return table.change<Review>(key(review.id), {
    set: { approved, ...placesOf({ ...review, approved }) },
    condition: '#approved = :seen',
    values: { seen: review.approved },
  });
};

/** Deletes a review. False when there was none. */
export const remove = (id: string) => table.remove(key(id));

/** All reviews, or suspected spam: those waiting first, then the others, each newest first. */
export const list = ({ limit, after }: PageQuery, { suspected = false } = {}) =>
  table.list<Review>({
    index: 'gsi1',
    partition: suspected ? 'SUSPECTED_REVIEW' : 'REVIEW',
    limit,
    before: after,
  });

/** Approved reviews with a text, newest first. */
export const listPublic = ({ limit, after }: PageQuery) =>
  table.list<PublicReview>({ index: 'gsi2', partition: 'PUBLIC_REVIEW', limit, before: after });
