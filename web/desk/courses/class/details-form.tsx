import { useState } from 'react';
import type { Class } from '#shared/domain/classes/class.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import { Field } from '../../../forms/field.tsx';
import { Form } from '../../../forms/form.tsx';
import type { Send } from '../../../forms/submission.ts';
import { Submit } from '../../../forms/submit.tsx';
import { unsavedInput } from '../../../unsaved-input.ts';
import { LongText } from '../../list/long-text.tsx';
import { useAction } from '../../queries.ts';
import { isRefusal, refusalOr } from '../../refusal.ts';
import { Facts } from '../../sheet/facts.tsx';
import { Part } from '../../sheet/part.tsx';
import { NotSavedYet, useEmailedBuyers } from './emailed-buyers.tsx';

interface Props {
  courseId: string;
  stored: Class;
  /** Buyers are emailed about changed joining details. */
  isToCome: boolean;
  show: (stored: Class) => unknown;
  /** Reads the class again. */
  ask: () => Promise<Class | undefined>;
}

/** The form of what those with a place need to join. Where somebody else has saved it since, it shows that and keeps what was typed. */
export function DetailsForm({ courseId, stored, isToCome, show, ask }: Props) {
  const update = useAction('PUT /admin/courses/{id}/class');
  const [theirs, setTheirs] = useState<Class>();
  const [saved, setSaved] = useState(0);
  const buyers = useEmailedBuyers(courseId);
  const kept = unsavedInput('admin', `class ${courseId}`, { version: stored.version });
  const send: Send = async ({ batch = '', joining = '' }) => {
    const ifMatch = theirs?.version ?? kept.version ?? stored.version;
    const isTold = isToCome && joining.trim() !== (theirs ?? stored).joining;
    const query = isTold ? await buyers.ask() : {};
    try {
      show(await update({ path: { id: courseId }, query, body: { batch, joining }, ifMatch }));
    } catch (error) {
      // Whoever saves again in sight of the stored text means to replace it.
      if (isRefusal(error, 412)) setTheirs(await ask());
      throw error;
    }
  };
  const onSent = () => {
    setTheirs(undefined);
    setSaved(saved + 1);
  };
  return (
    <Part title="Joining">
      <p className="soft">
        Only buyers of a place read this: on their order page, in the email after the payment, when it
        changes, and again the day before the class.
      </p>
      <Form key={saved} label="Joining" kept={kept} send={send} onSent={onSent} failure={failureText}>
        <Field
          name="batch"
          defaultValue={stored.batch}
          label="Batch"
          hint="Such as Weekend mornings. The start date is shown beside it"
          maxLength={limits.class.batch}
        />
        <Field
          name="joining"
          defaultValue={stored.joining}
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
      {buyers.dialog}
      <p role="status">{saved > 0 && 'The details are saved.'}</p>
    </Part>
  );
}

const failureText = (error: unknown): string =>
  error instanceof NotSavedYet
    ? 'Your changes are not saved yet.'
    : isRefusal(error, 412)
      ? 'Someone else just saved this (shown below). Save again to replace it with yours.'
      : refusalOr('Could not save it. Please try again.')(error);
