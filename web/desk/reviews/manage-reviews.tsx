import { useState } from 'react';
import type { Review } from '#shared/domain/reviews/review.ts';
import { ListHeading } from '../list/heading.tsx';
import { ListTable } from '../list/list-table.tsx';
import { SpamFilter } from '../list/spam-filter.tsx';
import { useDeletion } from '../list/use-deletion.tsx';
import { useProof } from '../proof/proof.tsx';
import { useAction } from '../queries.ts';
import { stale } from '../stale.ts';
import { useList } from '../use-list.ts';
import { ReviewRow } from './row.tsx';

/** The reviews for the home page, those waiting for approval first, and apart from them suspected spam. */
export function ManageReviews() {
  const [isSuspected, setSuspected] = useState(false);
  const [gone, setGone] = useState<{ about: Review; text: string }>();
  return (
    <>
      <ListHeading title="Reviews" news={gone}>
        <SpamFilter name="Reviews" isSuspected={isSuspected} onChange={setSuspected} />
      </ListHeading>
      <ReviewList
        key={String(isSuspected)}
        isSuspected={isSuspected}
        onGone={(about, what) => setGone({ about, text: `The review by ${about.name} is ${what}.` })}
      />
    </>
  );
}

interface Props {
  isSuspected: boolean;
  /** Called when a row has left the list; `what` says how, such as `deleted`. */
  onGone: (review: Review, what: string) => void;
}

function ReviewList({ isSuspected, onGone }: Props) {
  const list = useList('GET /reviews/admin', { query: isSuspected ? suspected : undefined });
  const deleteReview = useAction('DELETE /reviews/{id}', { stale: stale.reviews });
  const prove = useProof();
  const { ask, dialog } = useDeletion({
    list,
    nameOf: ({ name }) => `The one by ${name}`,
    question: 'Are you sure you want to permanently delete this review?',
    failure: 'Error: Could not delete review.',
    remove: (id) => prove(() => deleteReview({ path: { id } })),
    onDeleted: (review) => onGone(review, 'deleted'),
  });
  const onMoved = (review: Review) => {
    list.remove(review.id);
    onGone(review, 'among the others now');
  };
  return (
    <>
      <ListTable
        list={list}
        label="Reviews"
        columns={['Rating', 'Review', 'Name', 'Email', 'Status', 'Actions']}
        empty={isSuspected ? 'Nothing looks like spam.' : 'No reviews yet. They wait here for your approval.'}
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
