import { useState } from 'react';
import type { Review } from '#shared/domain/reviews/review.ts';
import { Field } from '../../../forms/field.tsx';
import { Button } from '../../../ui/button.tsx';
import { unsavedInput } from '../../../unsaved-input.ts';
import { LongText } from '../../kit/facts.tsx';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { stale, useAction } from '../../kit/queries.ts';
import type { List } from '../../kit/use-list.ts';

interface Props {
  review: Review;
  list: Pick<List<Review>, 'replace'>;
  describedBy: string;
}

export function Answer({ review, list, describedBy }: Props) {
  const [isOpen, setOpen] = useState(false);
  const answer = useAction('PUT /admin/reviews/{id}/answer', { stale: stale.reviews });
  const { id, name, answer: given } = review;
  return (
    <div className="group" data-rest>
      {given && (
        <div className="quote">
          <h4>Your reply</h4>
          <LongText text={given.text} />
        </div>
      )}
      <Button kind="quiet" aria-describedby={describedBy} onClick={() => setOpen(true)}>
        {given ? 'Change reply' : 'Reply publicly'}
      </Button>
      <FormDialog
        isOpen={isOpen}
        title={`Reply to ${name}`}
        label={`Reply to ${name}`}
        id={`answer-${id}`}
        kept={unsavedInput('admin', `answer ${id}`)}
        send={async ({ text = '' }) => list.replace(await answer({ path: { id }, body: { text } }))}
        failure="Couldn’t save the reply. What you wrote is still here; please try again."
        onClose={() => setOpen(false)}
      >
        <Field
          name="text"
          label="Reply"
          hint="Anyone can read it. To remove it, clear the text."
          rows={6}
          defaultValue={given?.text}
        />
      </FormDialog>
    </div>
  );
}
