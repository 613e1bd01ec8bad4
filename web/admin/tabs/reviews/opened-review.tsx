import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Review } from '#shared/domain/reviews/review.ts';
import { formatDateTime } from '#shared/domain/time/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { orderAddress } from '../../kit/addresses.ts';
import { EmailLink } from '../../kit/contact/contact.tsx';
import { Drawer } from '../../kit/drawer/drawer.tsx';
import { Facts } from '../../kit/facts.tsx';
import { useQuery, useRefresh } from '../../kit/queries.ts';
import { ReadState } from '../../kit/read-state.tsx';
import { Answer } from './answer.tsx';
import { Decline } from './decline.tsx';
import { ReviewToggle, useReviewDeletion, Verified } from './review-parts.tsx';

interface Props {
  id: string;
  onClose: () => void;
  onDeleted: (review: Review) => void;
}

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
    <Drawer title={<span id={nameId}>{review?.name ?? 'Review'}</span>} onClose={onClose}>
      {review && (
        <>
          <Rating stars={review.rating} />
          {review.isVerified && <Verified />}
          <blockquote className="quote">{review.message}</blockquote>
          {(!review.isVerified || !review.approved) && (
            <ReviewToggle review={review} list={list} describedBy={nameId} />
          )}
          <Decline review={review} list={list} describedBy={nameId} />
          <Answer review={review} list={list} describedBy={nameId} />
          <Facts
            facts={{
              Email: <EmailLink email={review.email} subject="Your review" />,
              Date: formatDateTime(review.createdAt),
              Course: review.course?.title,
              Order: review.orderId && <Link to={orderAddress(review.orderId)}>Open the order</Link>,
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
        failure="Couldn’t load this review."
        missing="This review doesn’t exist. It may have been deleted."
      />
    </Drawer>
  );
}
