import { useState } from 'react';
import type { PublicReview } from '#shared/domain/review.ts';
import { useQuery } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ReviewEntry, ReviewSkeleton } from './entry.tsx';
import styles from './list.module.css';

/** The approved reviews, newest first, six at a time. */
export function ReviewList() {
  const { data, next, error } = useQuery('GET /reviews/public');
  if (!data) return error ? <Failure /> : <Places />;
  if (data.length === 0) return <p className={styles.empty}>Be the first to share your feedback!</p>;
  return (
    <ul className={styles.list}>
      <Shown reviews={data} next={next} />
    </ul>
  );
}

const batch = 6;

/** The reviews of one answer, and after its last one those of the next. */
function Shown({ reviews, next }: { reviews: PublicReview[]; next: string | undefined }) {
  const [count, setCount] = useState(batch);
  return (
    <>
      {reviews.slice(0, count).map((review, index) => (
        // Whoever asked for more reads on at the first of them: its button may be gone.
        <ReviewEntry key={review.id} review={review} takesFocus={count > batch && index === count - batch} />
      ))}
      {count < reviews.length && (
        <li className={styles.more}>
          <Button onClick={() => setCount(count + batch)}>Show more reviews</Button>
        </li>
      )}
      {count >= reviews.length && next && <Later cursor={next} />}
    </>
  );
}

function Later({ cursor }: { cursor: string }) {
  const { data, next, error } = useQuery('GET /reviews/public', { query: { cursor } });
  if (data) return <Shown reviews={data} next={next} />;
  return <li>{error ? <Failure /> : 'Loading more reviews…'}</li>;
}

const Failure = () => (
  <Notice kind="failure">
    The reviews could not be loaded. Try again later; the rest of the page works without them.
  </Notice>
);

const Places = () => (
  <ul className={styles.places} aria-busy="true" aria-label="Loading reviews">
    {Array.from({ length: batch }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the places are alike and never move.
      <ReviewSkeleton key={place} />
    ))}
  </ul>
);
