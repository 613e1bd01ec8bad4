import type { Review } from '#shared/domain/reviews/review.ts';
import { formatDateTime } from '#shared/domain/time/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { useDrawerAddress, usePart } from '../../kit/addresses.ts';
import { EmailLink } from '../../kit/contact/contact.tsx';
import { LongText } from '../../kit/facts.tsx';
import { ListHeading, useNews } from '../../kit/list/heading.tsx';
import { NotSpam } from '../../kit/list/row-buttons.tsx';
import { ListTable, RowMore } from '../../kit/list/table.tsx';
import { stale, useAction } from '../../kit/queries.ts';
import { type List, useList } from '../../kit/use-list.ts';
import { Answer } from './answer.tsx';
import { OpenedReview } from './opened-review.tsx';
import { ReviewToggle, useReviewDeletion, Verified } from './review-parts.tsx';

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

interface RowProps {
  review: Review;
  list: List<Review>;
  onDelete: () => void;
  /** Set only for suspected spam. Called once the review has been marked as not spam. */
  onRestored?: (() => void) | undefined;
}

function ReviewRow({ review, list, onDelete, onRestored }: RowProps) {
  const { id } = review;
  const restore = useAction('POST /admin/reviews/{id}/not-spam', { stale: stale.reviews });
  return (
    <tr>
      <td data-line="1 end">
        <Rating stars={review.rating} />
      </td>
      <td data-line="2">
        <div className="group">
          <LongText text={review.message} />
          {!onRestored && <Answer review={review} list={list} describedBy={`reviewer-${id}`} />}
        </div>
      </td>
      <th scope="row" data-line="1 start">
        <div>
          <span id={`reviewer-${id}`}>{review.name}</span>
          {review.isVerified && <Verified />}
          <time dateTime={review.createdAt} className="under" data-rest>
            {formatDateTime(review.createdAt)}
          </time>
        </div>
      </th>
      <td>
        <EmailLink email={review.email} subject="Your review" />
      </td>
      <td data-line="4">
        <div className="row">
          {onRestored ? (
            <NotSpam
              describedBy={`reviewer-${id}`}
              send={() => restore({ path: { id } })}
              onMoved={onRestored}
            />
          ) : (
            <ReviewToggle review={review} list={list} describedBy={`reviewer-${id}`} />
          )}
          <RowMore name={`${review.name}’s review`} />
        </div>
      </td>
      <td>
        <Button kind="destructive" aria-describedby={`reviewer-${id}`} onClick={onDelete}>
          Delete
        </Button>
      </td>
    </tr>
  );
}
