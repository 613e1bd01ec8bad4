import { useEffect, useRef } from 'react';
import { ReviewEntry } from '../../../reviews/review-entry.tsx';
import { Button } from '../../../ui/button.tsx';
import { CallAndWhatsApp } from '../../../ui/call-and-whatsapp.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useMore } from '../../../use-more.ts';
import styles from '../home.module.css';

interface Props {
  cursor: string;
  limit: number;
}

export function MoreReviews({ cursor, limit }: Props) {
  const { rows, state, loadMore } = useMore('GET /reviews/public', cursor, limit);
  const list = useRef<HTMLUListElement>(null);
  const seen = useRef(0);
  useEffect(() => {
    if (rows.length === seen.current) return;
    // Focuses the first new review, because the button that had focus may be gone.
    list.current?.querySelectorAll<HTMLElement>(':scope > li')[seen.current]?.focus({ preventScroll: true });
    seen.current = rows.length;
  }, [rows.length]);
  return (
    <div className="stack">
      <ul ref={list} className={rows.length > 0 ? 'ledger' : undefined}>
        {rows.map((review) => (
          <ReviewEntry key={review.id} review={review} />
        ))}
      </ul>
      {state === 'failed' && <Notice kind="failure">We couldn’t load the reviews. Please try again.</Notice>}
      <div className="row">
        {loadMore && (
          <div className={styles.more}>
            <Button pending={state === 'loading'} onClick={loadMore}>
              {{ loading: 'Loading…', failed: 'Try again', rest: 'Show more reviews' }[state]}
            </Button>
          </div>
        )}
        <a href="/reviews/1" className="touch-link">
          See all reviews
        </a>
      </div>
      {state === 'failed' && <CallAndWhatsApp />}
    </div>
  );
}
