import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Review } from '#shared/domain/reviews/review.ts';
import { useDeletion } from '../../kit/list/deletion.tsx';
import { RowToggle } from '../../kit/list/row-buttons.tsx';
import { useProof } from '../../kit/proof.tsx';
import { stale, useAction } from '../../kit/queries.ts';
import type { List } from '../../kit/use-list.ts';

export const Verified = () => (
  <span className="state note good">
    <BadgeCheck aria-hidden="true" size={16} /> Verified buyer
  </span>
);

interface Props {
  review: Review;
  list: Pick<List<Review>, 'replace' | 'refresh'>;
  describedBy: string;
}

export function ReviewToggle({ review, ...props }: Props) {
  const send = useAction('PATCH /reviews/{id}/toggle', { stale: stale.reviews });
  const { id, approved, declined } = review;
  return (
    <RowToggle
      isDone={approved}
      status={approved ? 'Approved' : declined ? 'Declined' : 'Waiting'}
      action={approved ? 'Unpublish' : 'Approve'}
      failure="Could not update review status."
      row={review}
      toggled={{ ...review, approved: !approved, declined: undefined }}
      send={() => send({ path: { id }, body: { seen: approved } })}
      {...props}
    />
  );
}

export function useReviewDeletion(
  list: Pick<List<Review>, 'remove'>,
  onDeleted: (review: Review) => void,
): { ask: (review: Review) => void; dialog: ReactNode } {
  const deleteReview = useAction('DELETE /reviews/{id}', { stale: stale.reviews });
  const prove = useProof();
  return useDeletion({
    ...{ list, onDeleted },
    nameOf: ({ name }) => `${name}’s review`,
    question: 'Are you sure you want to permanently delete this review?',
    failure: 'Error: Could not delete review.',
    remove: (id) => prove(() => deleteReview({ path: { id } })),
  });
}
