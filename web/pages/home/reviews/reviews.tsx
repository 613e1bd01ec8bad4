import { drawnRows } from '#shared/pages.ts';
import { Island } from '../../../island.tsx';
import { answerIn, type PageProps } from '../../../page.ts';
import { ReviewEntry } from '../../../reviews/review-entry.tsx';
import empty from '../../../ui/empty.module.css';
import { Unreadable } from '../../../ui/unreadable.tsx';
import styles from '../home.module.css';
import { AddReview } from './add-review.tsx';
import { MoreReviews } from './more.tsx';

/** The reviews that the owner has approved, and the button to add one. */
export const Reviews = (props: PageProps) => (
  <section className={styles.reviews} aria-labelledby="reviews">
    <div className={styles.reviewsHead}>
      <div>
        <h2 id="reviews">In their own words</h2>
        <p>From people who worked with us. We publish a review as it was written, once we have read it.</p>
      </div>
      <AddReview />
    </div>
    <ReviewList {...props} />
  </section>
);

/** The newest of the approved reviews, and the way to the others. */
function ReviewList({ path, data }: PageProps) {
  const reviews = answerIn(data, 'GET /reviews/public');
  if (!reviews)
    return (
      <Unreadable again={path}>
        The reviews could not be loaded. Try again later; the rest of the page works without them.
      </Unreadable>
    );
  if (reviews.data.length === 0) return <p className={empty.empty}>Be the first to share your feedback!</p>;
  return (
    <div className="stack">
      <ul className="ledger">
        {reviews.data.map((review) => (
          <ReviewEntry key={review.id} review={review} />
        ))}
      </ul>
      {reviews.next && (
        <>
          <Island
            name="pages/home/reviews/more"
            component={MoreReviews}
            props={{ cursor: reviews.next, limit: drawnRows['/']['GET /reviews/public'] }}
          />
          <p>
            <a href="/reviews/1" className="tap">
              All reviews, page by page
            </a>
          </p>
        </>
      )}
    </div>
  );
}
