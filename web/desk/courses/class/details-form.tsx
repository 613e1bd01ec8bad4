import { useState } from 'react';
import type { Class } from '#shared/domain/classes/class.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import { Field } from '../../../forms/field.tsx';
import { Form } from '../../../forms/form.tsx';
import type { Send } from '../../../forms/submission.ts';
import { Submit } from '../../../forms/submit.tsx';
import { type Drafts, forgetForm, keptField } from '../../drafts.ts';
import { LongText } from '../../list/long-text.tsx';
import { useAction } from '../../queries.ts';
import { isRefusal, refusalOr } from '../../refusal.ts';
import { Facts } from '../../sheet/facts.tsx';
import { Part } from '../../sheet/part.tsx';

interface Props {
  courseId: string;
  stored: Class;
  drafts: Drafts;
  show: (stored: Class) => unknown;
  /** Reads the class again. */
  ask: () => Promise<Class | undefined>;
}

/** The form of what those with a place need to join. Where somebody else has saved it since, it shows that and keeps what was typed. */
export function DetailsForm({ courseId, stored, drafts, show, ask }: Props) {
  const update = useAction('PUT /admin/courses/{id}/class');
  const [theirs, setTheirs] = useState<Class>();
  const [saved, setSaved] = useState(0);
  const kept = (name: 'batch' | 'joining') => keptField(drafts, courseId, name, stored[name]);
  const send: Send = async ({ batch = '', joining = '' }) => {
    try {
      show(await update({ path: { id: courseId }, body: { batch, joining }, ifMatch: stored.version }));
    } catch (error) {
      // Whoever saves again in sight of the stored text means to replace it.
      if (isRefusal(error, 412)) setTheirs(await ask());
      throw error;
    }
    forgetForm(drafts, courseId);
    setTheirs(undefined);
    setSaved(saved + 1);
  };
  return (
    <Part title="Joining">
      <p className="soft">
        Nobody reads this but those who have paid for a place: on the page of their order, in the mail at the
        payment and again the day before it begins.
      </p>
      <Form key={saved} label="Joining" send={send} failure={failureText}>
        <Field
          {...kept('batch')}
          label="Batch"
          hint="Such as Weekend batch, 6 December"
          maxLength={limits.class.batch}
        />
        <Field
          {...kept('joining')}
          label="Joining details"
          hint="Address, room, or the link of the call"
          rows={6}
          maxLength={limits.class.joining}
        />
        {theirs && (
          <Facts
            facts={{
              'Stored now': theirs.batch ?? 'No batch',
              Joining: <LongText text={theirs.joining ?? ''} />,
            }}
          />
        )}
        <Submit pendingText="Saving…">Save the details</Submit>
      </Form>
      <p role="status">{saved > 0 && 'The details are saved.'}</p>
    </Part>
  );
}

const failureText = (error: unknown): string =>
  isRefusal(error, 412)
    ? 'Somebody else has saved it meanwhile: that stands below. Save again to put yours in its place.'
    : refusalOr('Could not save it. Please try again.')(error);
