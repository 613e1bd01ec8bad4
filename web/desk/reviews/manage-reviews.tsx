import { useState } from 'react';
import type { Review } from '#shared/domain/review.ts';
import { ListHeading } from '../list/list-heading.tsx';
import { SuspicionFilter } from '../list/suspicion-filter.tsx';
import { ReviewList } from './review-list.tsx';

/** What visitors wrote for the home page, those waiting for approval first, and apart from it what looks like spam. */
export function ManageReviews() {
  const [isSuspected, setSuspected] = useState(false);
  const [deleted, setDeleted] = useState<Review>();
  return (
    <>
      <ListHeading
        title="Reviews"
        news={deleted && { about: deleted, text: `The review by ${deleted.name} is deleted.` }}
      >
        <SuspicionFilter name="Reviews" isSuspected={isSuspected} onChange={setSuspected} />
      </ListHeading>
      <ReviewList key={String(isSuspected)} isSuspected={isSuspected} onDeleted={setDeleted} />
    </>
  );
}
