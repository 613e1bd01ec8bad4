import { useId } from 'react';
import type { Review } from '#shared/domain/reviews/review.ts';
import { momentInIndia } from '#shared/domain/time/india-words.ts';
import { Button } from '../../ui/button.tsx';
import { Rating } from '../../ui/rating.tsx';
import { EmailLink } from '../list/email-link.tsx';
import { useQuery, useRefresh } from '../queries.ts';
import { ReadState } from '../read-state.tsx';
import { Facts } from '../sheet/facts.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { Answer } from './answer.tsx';
import { ReviewToggle, useReviewDeletion, Verified } from './review-parts.tsx';

interface Props {
  id: string;
  onClose: () => void;
  onDeleted: (review: Review) => void;
}

/** A review in a sheet, wherever it is in the list. */
export function OpenedReview({ id, onClose, onDeleted }: Props) {
  const read = useQuery('GET /admin/reviews/{id}', { path: { id } });
  const { data: review, show, ask } = read;
  const refresh = useRefresh();
  const refreshList = () => refresh(['GET /reviews/admin']);
  const list = {
    replace: (changed: Review) => {
      void show(changed);
      refreshList();
    },
    refresh: () => void ask(),
  };
  const { ask: askToDelete, dialog } = useReviewDeletion({ remove: refreshList }, (deleted) => {
    onDeleted(deleted);
    onClose();
  });
  const nameId = useId();
  return (
    <Sheet title={<span id={nameId}>{review?.name ?? 'Review'}</span>} onClose={onClose}>
      {review && (
        <>
          <Rating stars={review.rating} />
          {review.isVerified && <Verified />}
          <blockquote className="quote">{review.message}</blockquote>
          <ReviewToggle review={review} list={list} describedBy={nameId} />
          <Answer review={review} list={list} describedBy={nameId} />
          <Facts
            facts={{
              Email: <EmailLink email={review.email} subject="Your review" />,
              Date: momentInIndia(review.createdAt),
            }}
          />
          <div>
            <Button kind="destructive" onClick={() => askToDelete(review)}>
              Delete
            </Button>
          </div>
        </>
      )}
      {dialog}
      <ReadState
        read={read}
        failure="This review did not load."
        missing="There is no such review. It may have been deleted."
      />
    </Sheet>
  );
}
