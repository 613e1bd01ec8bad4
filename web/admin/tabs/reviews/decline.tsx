import { useState } from 'react';
import { type DeclineReason, declineReasons } from '#shared/domain/reviews/decline-reasons.ts';
import type { Review } from '#shared/domain/reviews/review.ts';
import { SelectField } from '../../../forms/select-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { unsavedInput } from '../../../unsaved-input.ts';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { stale, useAction } from '../../kit/queries.ts';
import type { List } from '../../kit/use-list.ts';

interface Props {
  review: Review;
  list: Pick<List<Review>, 'replace'>;
  describedBy: string;
}

export function Decline({ review, list, describedBy }: Props) {
  const [isOpen, setOpen] = useState(false);
  const decline = useAction('POST /admin/reviews/{id}/decline', { stale: stale.reviews });
  const { id, name, approved, declined } = review;
  const action = approved ? 'Unpublish with a reason' : 'Decline';
  return (
    <div className="group">
      {declined ? (
        <p className="note">{declineReasons[declined.reason]}.</p>
      ) : (
        <Button kind="quiet" aria-describedby={describedBy} onClick={() => setOpen(true)}>
          {action}
        </Button>
      )}
      <FormDialog
        isOpen={isOpen}
        title={`Decline ${name}’s review`}
        label={`Decline ${name}’s review`}
        id={`decline-${id}`}
        kept={unsavedInput('admin', `decline ${id}`)}
        submitText="Decline review"
        send={async ({ reason }) =>
          list.replace(await decline({ path: { id }, body: { reason: reason as DeclineReason } }))
        }
        failure="Couldn’t decline the review. Please try again."
        onClose={() => setOpen(false)}
      >
        <p>
          A low rating isn’t a reason: publish the review and reply to it. Activity keeps the reason that you
          choose.
        </p>
        <SelectField name="reason" label="Reason" options={options} required />
      </FormDialog>
    </div>
  );
}

const options = [
  { value: '', name: 'Choose a reason' },
  ...Object.entries(declineReasons).map(([value, name]) => ({ value, name })),
];
