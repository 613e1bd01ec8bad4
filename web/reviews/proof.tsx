import type { ComponentProps } from 'react';
import type { PublicReview } from '#shared/domain/reviews/review.ts';
import { responseIn } from '../page.ts';
import { Rating } from '../ui/rating.tsx';
import { AverageRating, averageIn } from './average-rating.tsx';
import styles from './proof.module.css';
import { ReviewSource } from './review-source.tsx';

/** The average of verified reviews. If there are too few, one whole review instead. */
export function Proof({ data, isForCourse }: ComponentProps<typeof AverageRating>) {
  const { newest } = responseIn(data, 'GET /reviews/summary')?.data ?? {};
  const isShownBelow = isForCourse && responseIn(data, 'GET /courses/{id}/reviews')?.data.length;
  if (!averageIn(data)) return newest && !isShownBelow ? <WholeReview review={newest} /> : null;
  return <AverageRating data={data} isForCourse={isForCourse} />;
}

export const WholeReview = ({ review }: { review: PublicReview }) => (
  <figure className={`ledger ${styles.review}`}>
    <blockquote className="typed">{review.message}</blockquote>
    <figcaption className="baseline">
      <b>{review.name}</b> <Rating stars={review.rating} />
      <ReviewSource review={review} />
    </figcaption>
  </figure>
);
