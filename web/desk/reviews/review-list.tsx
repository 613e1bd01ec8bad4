import { useState } from 'react';
import type { Review } from '#shared/domain/review.ts';
import { useAction } from '../../api.ts';
import { Deletion } from '../deletion.tsx';
import { ListState } from '../list/list-state.tsx';
import { Table } from '../list/table.tsx';
import { useList } from '../list/use-list.ts';
import { patience } from '../patience.ts';
import { publicReviews } from './public-reviews.ts';
import { ReviewRow } from './review-row.tsx';

interface Props {
  isSuspected: boolean;
  onDeleted: (review: Review) => void;
}

/** The reviews, or those of them that look like spam. */
export function ReviewList({ isSuspected, onDeleted }: Props) {
  const list = useList('GET /reviews/admin', isSuspected ? suspected : undefined);
  const deleteReview = useAction('DELETE /reviews/{id}', { stale: publicReviews });
  const [doomed, setDoomed] = useState<Review>();
  return (
    <>
      <ListState
        list={list}
        empty={isSuspected ? 'Nothing looks like spam.' : 'No reviews yet. They wait here for your approval.'}
        failure="Failed to load reviews. Please try again later."
      >
        {(reviews) => (
          <Table label="Reviews" columns={['Rating', 'Review', 'Name', 'Email', 'Status', 'Actions']}>
            {reviews.map((review) => (
              <ReviewRow key={review.id} review={review} list={list} onDelete={() => setDoomed(review)} />
            ))}
          </Table>
        )}
      </ListState>
      <Deletion
        doomed={doomed && { id: doomed.id, name: `The one by ${doomed.name}` }}
        question="Are you sure you want to permanently delete this review?"
        failure="Error: Could not delete review."
        remove={(id) => deleteReview({ path: { id }, signal: patience() })}
        onClose={() => setDoomed(undefined)}
        onDeleted={(id) => {
          list.remove(id);
          if (doomed) onDeleted(doomed);
        }}
      />
    </>
  );
}

const suspected = { suspected: 'true' } as const;
