import { Star } from 'lucide-react';
import { averageRating } from '#shared/domain/reviews/average-rating.ts';
import type { PublicReview } from '#shared/domain/reviews/review.ts';
import { type PageProps, responseIn } from '../page.ts';
import { Rating } from '../ui/rating.tsx';
import styles from './proof.module.css';
import { ReviewSource } from './review-source.tsx';

/** On the page of one course, so that nobody takes the average for that course’s. */
export const aboutEverything = 'For all our courses and services';

interface Props extends Pick<PageProps, 'data'> {
  /** What the reviews are about, if a reader could take it for something else. */
  note?: string;
  /** Set if the page shows a review anyway. */
  averageOnly?: boolean;
}

export function Proof({ data, note, averageOnly }: Props) {
  const summary = responseIn(data, 'GET /reviews/summary')?.data;
  const average = summary && averageRating(summary.ratings);
  if (average)
    return (
      <p className={`baseline ${styles.average}`}>
        <span className={styles.stars}>
          <Star aria-hidden="true" size={18} /> {average.stars} of 5
        </span>{' '}
        <a href="/reviews/1" className="touch-target">
          from {average.count} verified buyers
        </a>
        {note && <small className="note">{note}</small>}
      </p>
    );
  return summary?.newest && !averageOnly ? <WholeReview review={summary.newest} /> : null;
}

const WholeReview = ({ review }: { review: PublicReview }) => (
  <figure className={`ledger ${styles.review}`}>
    <blockquote className="typed">{review.message}</blockquote>
    <figcaption className="baseline">
      <b>{review.name}</b> <Rating stars={review.rating} />
      <ReviewSource review={review} />
    </figcaption>
  </figure>
);
