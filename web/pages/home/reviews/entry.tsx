import { type ReactNode, useState } from 'react';
import type { PublicReview } from '#shared/domain/review.ts';
import { longDate } from '../../../content/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { focusInPlace } from '../../../ui/focus-on-mount.ts';
import { Rating } from '../../../ui/rating.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './entry.module.css';

interface Props {
  review: PublicReview;
  /** Takes the focus when it appears. */
  takesFocus: boolean;
}

/** A review: its author, stars and date on the left, its text on the right. */
export const ReviewEntry = ({ review, takesFocus }: Props) => (
  <li className={styles.entry} tabIndex={-1} ref={takesFocus ? focusInPlace : undefined}>
    <div className={styles.who}>
      <h3>{review.name}</h3>
      <Rating stars={review.rating} />
      <time dateTime={review.createdAt}>{longDate(review.createdAt)}</time>
    </div>
    {isLong(review.message) ? (
      <Folded by={review.name}>{review.message}</Folded>
    ) : (
      <p className={styles.words}>{review.message}</p>
    )}
  </li>
);

/** The same before the review is here. */
export const ReviewSkeleton = () => (
  <li className={styles.entry}>
    <div aria-hidden="true" className={styles.who}>
      <h3>
        <Skeleton characters={12} />
      </h3>
      <Skeleton characters={8} />
      <Skeleton characters={12} />
    </div>
    <p className={styles.words}>
      <Skeleton characters={120} />
    </p>
  </li>
);

// A folded text shows six lines: about this much.
const isLong = (message: string) => message.length > 420 || message.split('\n').length > 7;

function Folded({ by, children }: { by: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.long}>
      <p className={isOpen ? styles.words : styles.folded}>{children}</p>
      <Button
        kind="quiet"
        aria-expanded={isOpen}
        aria-label={isOpen ? `Show less of what ${by} wrote` : `Show all of what ${by} wrote`}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Show less' : 'Show all'}
      </Button>
    </div>
  );
}
