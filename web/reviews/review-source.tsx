import { BadgeCheck } from 'lucide-react';
import type { PublicReview } from '#shared/domain/reviews/review.ts';
import { longDate } from '#shared/domain/time/format.ts';
import styles from './review-source.module.css';

/** What was bought, when the review was written, and whether its author bought it. */
export const ReviewSource = ({ review: { course, createdAt, isVerified } }: { review: PublicReview }) => (
  <div className={`baseline note ${styles.source}`}>
    {course && <p>{course.title}</p>}
    <p className="baseline">
      <time dateTime={createdAt}>{longDate(createdAt)}</time>
      {isVerified ? (
        <span className={styles.verified}>
          <BadgeCheck aria-hidden="true" size={16} /> Verified buyer
        </span>
      ) : (
        <span>Not verified</span>
      )}
    </p>
  </div>
);
