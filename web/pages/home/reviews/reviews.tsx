import { Island } from '../../../island.tsx';
import { type PageProps, responseIn } from '../../../page.ts';
import { ReviewEntry } from '../../../reviews/review-entry.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import styles from '../home.module.css';
import { AddReview } from './add-review.tsx';
import { MoreReviews } from './more.tsx';

export const Reviews = (props: PageProps) => (
  <section className={`frame stack ${styles.reviews}`} aria-labelledby="reviews">
    <div className={`row ${styles.reviewsHead}`}>
      <div>
        <h2 id="reviews">In their own words</h2>
        <p>We read each review before publishing it, and never edit it.</p>
      </div>
      <AddReview />
    </div>
    <ReviewList {...props} />
  </section>
);

function ReviewList({ path, data }: PageProps) {
  const reviews = responseIn(data, 'GET /reviews/public');
  if (!reviews)
    return (
      <LoadError again={path}>
        We couldn’t load the reviews. Please try again later; the rest of the page works without them.
      </LoadError>
    );
  if (reviews.data.length === 0) return <p className="empty">Be the first to share your feedback!</p>;
  return (
    <div className="stack">
      <ul className="ledger">
        {reviews.data.map((review) => (
          <ReviewEntry key={review.id} review={review} />
        ))}
      </ul>
      {reviews.next && (
        <Island
          name="pages/home/reviews/more"
          component={MoreReviews}
          props={{ cursor: reviews.next, limit: 6 }}
        />
      )}
    </div>
  );
}
