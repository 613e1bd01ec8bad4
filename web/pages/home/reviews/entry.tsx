import { type ReactNode, useState } from 'react';
import type { PublicReview } from '#shared/domain/review.ts';
import { longDate } from '../../../content/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './entry.module.css';

interface Props {
  review: PublicReview;
  /** Starts the reader here when it appears. */
  takesFocus: boolean;
}

/** A line of the visitors' book: who, how many stars and when on the left, their words on the right. */
export const ReviewEntry = ({ review, takesFocus }: Props) => (
  <li className={styles.entry} tabIndex={-1} ref={takesFocus ? focus : undefined}>
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

const focus = (entry: HTMLElement | null) => entry?.focus({ preventScroll: true });

// About what fits into the six lines that a folded text shows.
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
