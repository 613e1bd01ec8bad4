import type { Review } from '#shared/domain/reviews/review.ts';
import { formatDateTime } from '#shared/domain/time/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { EmailLink } from '../../kit/contact/contact.tsx';
import { LongText } from '../../kit/facts.tsx';
import { NotSpam } from '../../kit/list/row-buttons.tsx';
import { RowMore } from '../../kit/list/table.tsx';
import { stale, useAction } from '../../kit/queries.ts';
import type { List } from '../../kit/use-list.ts';
import { Answer } from './answer.tsx';
import { ReviewToggle, Verified } from './review-parts.tsx';

interface Props {
  review: Review;
  list: List<Review>;
  onDelete: () => void;
  /** Set only for suspected spam. Called once the review has been marked as not spam. */
  onRestored?: (() => void) | undefined;
}

export function ReviewRow({ review, list, onDelete, onRestored }: Props) {
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
