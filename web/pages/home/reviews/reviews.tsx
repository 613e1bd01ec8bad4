import { brand } from '#shared/brand.ts';
import { AddReview } from './add-review.tsx';
import { ReviewList } from './list.tsx';
import styles from './reviews.module.css';

/** What people who worked with the company say, as far as the owner has approved it, and the way to say more. */
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
