import { useState } from 'react';
import { brand } from '#shared/brand.ts';
import type { PublicReview } from '#shared/domain/review.ts';
import { useQuery } from '../../../queries.ts';
import { Button } from '../../../ui/button.tsx';
import { late } from '../../../ui/late.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ReviewEntry, ReviewSkeleton } from './entry.tsx';
import styles from './reviews.module.css';

/** The reviews that the owner has approved, and the button to add one. */
export const Reviews = () => (
  <section className={styles.reviews} aria-labelledby="reviews">
    <div className={styles.head}>
      <div>
        <h2 id="reviews">In their own words</h2>
        <p>From people who worked with us. We publish a review as it was written, once we have read it.</p>
      </div>
      <AddReview />
    </div>
    <noscript>
      <p>
        Reading and leaving reviews needs JavaScript. Without it, write to{' '}
        <a href={`mailto:${brand.email}`}>{brand.email}</a>.
      </p>
    </noscript>
    <ReviewList />
  </section>
);

/** The button that opens the review form. A form closed half filled in is found again as it was left. */
function AddReview() {
  const [isOpen, setOpen] = useState<boolean>();
  const wasOpened = isOpen !== undefined;
  return (
    <>
      <Button onClick={() => setOpen(true)}>+ Add Your Review</Button>
      {wasOpened && <ReviewDialog isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

const ReviewDialog = late(() => import('./dialog.tsx').then((file) => file.ReviewDialog));

/** The approved reviews, newest first, six at a time. */
function ReviewList() {
  const { data, next, error } = useQuery('GET /reviews/public');
  if (!data) return error ? <Failure /> : <Skeletons />;
  if (data.length === 0) return <p className={styles.empty}>Be the first to share your feedback!</p>;
  return (
    <ul className={styles.list}>
      <Shown reviews={data} next={next} />
    </ul>
  );
}

const batch = 6;

/** The reviews of one answer of the API, followed by those of the next. */
function Shown({ reviews, next }: { reviews: PublicReview[]; next: string | undefined }) {
  const [count, setCount] = useState(batch);
  return (
    <>
      {reviews.slice(0, count).map((review, index) => (
        // The first new review takes the focus: the button that asked for it may be gone.
        <ReviewEntry key={review.id} review={review} takesFocus={count > batch && index === count - batch} />
      ))}
      {count < reviews.length && (
        <li className={styles.more}>
          <Button onClick={() => setCount(count + batch)}>Show more reviews</Button>
        </li>
      )}
      {count >= reviews.length && next && <NextAnswer cursor={next} />}
    </>
  );
}

function NextAnswer({ cursor }: { cursor: string }) {
  const { data, next, error } = useQuery('GET /reviews/public', { query: { cursor } });
  if (data) return <Shown reviews={data} next={next} />;
  return <li>{error ? <Failure /> : 'Loading more reviews…'}</li>;
}

const Failure = () => (
  <Notice kind="failure">
    The reviews could not be loaded. Try again later; the rest of the page works without them.
  </Notice>
);

const Skeletons = () => (
  <ul className={styles.loading} aria-busy="true" aria-label="Loading reviews">
    {Array.from({ length: batch }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are alike and never move.
      <ReviewSkeleton key={place} />
    ))}
  </ul>
);
