import type { Review } from '#shared/domain/reviews/review.ts';
import { useDrawerAddress, usePart } from '../../kit/addresses.ts';
import { ListHeading, useNews } from '../../kit/list/heading.tsx';
import { ListTable } from '../../kit/list/table.tsx';
import { useList } from '../../kit/use-list.ts';
import { OpenedReview } from './opened-review.tsx';
import { useReviewDeletion } from './review-parts.tsx';
import { ReviewRow } from './row.tsx';

export function ManageReviews() {
  const [part, addressOf] = usePart('manage-reviews', 'list', ['reviews', 'spam'], 'reviews');
  const isSuspected = part === 'spam';
  const [news, tell] = useNews();
  const { openedId, close } = useDrawerAddress('manage-reviews', 'review');
  const onGone = ({ name }: Review, how: string) => tell(`${name}’s review ${how}.`);
  return (
    <>
      <ListHeading title="Reviews" news={news} filter={{ of: 'reviews', parts, open: part, addressOf }} />
      <ReviewList key={part} isSuspected={isSuspected} onGone={onGone} />
      {openedId && (
        <OpenedReview
          key={openedId}
          id={openedId}
          onClose={close}
          onDeleted={(review) => onGone(review, 'has been deleted')}
        />
      )}
    </>
  );
}

const parts = [
  { id: 'reviews', name: 'Reviews' },
  { id: 'spam', name: 'Suspected spam' },
] as const;

interface Props {
  isSuspected: boolean;
  /** `how` completes a sentence that starts with “Asha’s review”, for example `has been deleted`. */
  onGone: (review: Review, how: string) => void;
}

function ReviewList({ isSuspected, onGone }: Props) {
  const list = useList('GET /reviews/admin', { query: isSuspected ? suspected : undefined });
  const { ask, dialog } = useReviewDeletion(list, (review) => onGone(review, 'has been deleted'));
  const onMoved = (review: Review) => {
    list.remove(review.id);
    onGone(review, 'is back in the list');
  };
  return (
    <>
      <ListTable
        list={list}
        label="Reviews"
        columns={['Rating', 'Review', 'Name', 'Email', 'Status', 'Actions']}
        empty={isSuspected ? 'No spam.' : 'No reviews yet. New ones will wait here for your approval.'}
        failure="Failed to load reviews. Please try again later."
      >
        {(review) => (
          <ReviewRow
            key={review.id}
            review={review}
            list={list}
            onDelete={() => ask(review)}
            onRestored={isSuspected ? () => onMoved(review) : undefined}
          />
        )}
      </ListTable>
      {dialog}
    </>
  );
}

const suspected = { suspected: 'true' } as const;
