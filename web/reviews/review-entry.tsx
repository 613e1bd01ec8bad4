import { BadgeCheck } from 'lucide-react';
import { brand } from '#shared/brand.ts';
import type { PublicReview } from '#shared/domain/reviews/review.ts';
import { longDate } from '#shared/domain/time/india-words.ts';
import button from '../ui/button.module.css';
import { Rating } from '../ui/rating.tsx';
import styles from './review-entry.module.css';

/** A review: its author, stars and date on the left, its text on the right. */
export const ReviewEntry = ({ review }: { review: PublicReview }) => (
  <li className={styles.entry} tabIndex={-1}>
    <div className={styles.who}>
      <h3>{review.name}</h3>
      <Rating stars={review.rating} />
      {review.isVerified && (
        <p className={styles.verified}>
          <BadgeCheck aria-hidden="true" size={18} /> Verified customer
        </p>
      )}
      <time dateTime={review.createdAt} className="note">
        {longDate(review.createdAt)}
      </time>
    </div>
    {isLong(review.message) ? (
      <Folded by={review.name}>{review.message}</Folded>
    ) : (
      <p className={styles.words}>{review.message}</p>
    )}
    {review.answer && (
      <div className={styles.answer}>
        <h4>{brand.name} answered</h4>
        <p className={styles.words}>{review.answer.text}</p>
      </div>
    )}
  </li>
);

// A folded text shows six lines: about this much.
const isLong = (message: string) => message.length > 420 || message.split('\n').length > 7;

/** The beginning of a long text; the disclosure beneath shows the rest of it. */
const Folded = ({ by, children }: { by: string; children: string }) => (
  <div className={styles.long}>
    <p className={styles.folded}>{children}</p>
    <details>
      <summary className={`${button.quiet} ${styles.unfold}`}>
        <span className={styles.closed}>Show all</span>
        <span className={styles.open}>Show less</span>
        <span className="said"> of what {by} wrote</span>
      </summary>
    </details>
  </div>
);
