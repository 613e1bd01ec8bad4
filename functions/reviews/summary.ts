import { averageRating } from '#shared/domain/reviews/average-rating.ts';
import { PublicReview } from '#shared/domain/reviews/review.ts';
import type { ReviewSummary } from '#shared/domain/reviews/review-summary.ts';
import { renderedRows } from '#shared/pages.ts';
import { pick } from '../platform/http/pick.ts';
import { refresh } from '../platform/outbox/refresh.ts';
import * as outbox from '../platform/outbox/write.ts';
import type { Page } from '../platform/table/page.ts';
import * as table from '../platform/table/table.ts';
import * as reviews from './store.ts';

/**
 * The only copy of what pages say about all reviews. It's recounted from them, and never incremented.
 *
 *   pk               sk
 *   REVIEW_SUMMARY   all
 */

interface StoredSummary extends ReviewSummary {
  /** The cursor of each page of reviews but the first. */
  cursors: readonly string[];
}

const key = { pk: 'REVIEW_SUMMARY', sk: 'all' } as const;

const empty: StoredSummary = { published: 0, ratings: [0, 0, 0, 0, 0], courses: [], cursors: [] };

export const find = async (): Promise<StoredSummary> => (await table.find<StoredSummary>(key)) ?? empty;

/** If another run writes first, the reviews are counted again, so an older count never replaces a newer one. */
export async function recount(): Promise<void> {
  await outbox.insert({ ...key, ...empty }, []);
  await outbox.change<StoredSummary>(key, async (before) => ({
    set: { ...(await count()) },
    entries: refresh(
      before,
      ['GET /reviews/public', 'GET /courses/{id}/reviews', 'GET /reviews/summary'],
      '*',
    ),
  }));
}

/** Reads only the rows of that page, however many reviews there are. */
export async function listPage({ cursors }: StoredSummary, page: number): Promise<Page<PublicReview>> {
  const after = cursors[page - 2];
  return page > 1 && after === undefined
    ? { items: [], next: undefined }
    : reviews.listPublic({ limit: perPage, after });
}

const perPage = renderedRows['/reviews/{page}']['GET /reviews/public'];

async function count(): Promise<StoredSummary & { newest: PublicReview | undefined }> {
  const ratings = [...empty.ratings];
  const courses = new Map<string, number>();
  const cursors: string[] = [];
  let published = 0;
  let newest: PublicReview | undefined;
  for await (const review of reviews.allPublic()) {
    published += 1;
    if (published % perPage === 0) cursors.push(review.gsi2sk);
    if (!review.isVerified) continue;
    newest ??= review;
    ratings[review.rating - 1] = (ratings[review.rating - 1] ?? 0) + 1;
    if (review.course) courses.set(review.course.id, (courses.get(review.course.id) ?? 0) + 1);
  }
  return {
    published,
    ratings,
    courses: [...courses].map(([id, count]) => ({ id, count })).toSorted((a, b) => b.count - a.count),
    cursors,
    newest: averageRating(ratings) ? undefined : (pick(PublicReview, newest) as PublicReview | undefined),
  };
}
