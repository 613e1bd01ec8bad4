import { brand } from '#shared/brand.ts';
import type { PublicReview } from '#shared/domain/reviews/review.ts';
import button from '../ui/button.module.css';
import { Rating } from '../ui/rating.tsx';
import styles from './review-entry.module.css';
import { ReviewSource } from './review-source.tsx';

export const ReviewEntry = ({ review }: { review: PublicReview }) => (
  <li className={`group ${styles.entry}`} tabIndex={-1}>
    <div className={`baseline ${styles.head}`}>
      <h3>{review.name}</h3>
      <Rating stars={review.rating} />
    </div>
    {isLong(review.message) ? (
      <Folded by={review.name}>{review.message}</Folded>
    ) : (
      <p className="typed">{review.message}</p>
    )}
    <ReviewSource review={review} />
    {review.answer && (
      <div className={styles.answer}>
        <h4>{brand.name} replied</h4>
        <p className="typed">{review.answer.text}</p>
      </div>
    )}
  </li>
);

// This is only an estimate: the style sheet cuts off long text after six lines.
const isLong = (message: string) => message.length > 420 || message.split('\n').length > 7;

const Folded = ({ by, children }: { by: string; children: string }) => (
  <div className={styles.long}>
    <p className={`typed ${styles.clamped}`}>{children}</p>
    <details>
      <summary className={`no-marker ${button.quiet}`}>
        <span className={styles.closed}>Show all</span>
        <span className={styles.open}>Show less</span>
        <span className="visually-hidden"> of what {by} wrote</span>
      </summary>
    </details>
  </div>
);
