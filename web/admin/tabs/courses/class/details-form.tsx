import { useState } from 'react';
import type { Class } from '#shared/domain/classes/class.ts';
import { limits } from '#shared/domain/limits/limits.ts';
import { Field } from '../../../../forms/field.tsx';
import { Form } from '../../../../forms/form.tsx';
import type { Send } from '../../../../forms/submission.ts';
import { Submit } from '../../../../forms/submit.tsx';
import { unsavedInput } from '../../../../unsaved-input.ts';
import { DrawerSection, Facts, LongText } from '../../../kit/facts.tsx';
import { useAction } from '../../../kit/queries.ts';
import { isRefusal, refusalOr } from '../../../kit/refusal.ts';
import { NotSavedYet, useEmailedBuyers } from './emailed-buyers.tsx';
import { MaterialFields, materialsIn } from './material-fields.tsx';

interface Props {
  courseId: string;
  stored: Class;
  /** If true, buyers are emailed when the joining details change. */
  isToCome: boolean;
  show: (stored: Class) => unknown;
  ask: () => Promise<Class | undefined>;
}

/** If someone else has saved changes in the meantime, shows their version and keeps what was typed. */
export function DetailsForm({ courseId, stored, isToCome, show, ask }: Props) {
  const update = useAction('PUT /admin/courses/{id}/class');
  const [theirs, setTheirs] = useState<Class>();
  const [saved, setSaved] = useState(0);
  const buyers = useEmailedBuyers(courseId);
  const kept = unsavedInput('admin', `class ${courseId}`, { version: stored.version });
  const send: Send = async (values) => {
    const { batch = '', joining = '' } = values;
    const ifMatch = theirs?.version ?? kept.version ?? stored.version;
    const isTold = isToCome && joining.trim() !== (theirs ?? stored).joining;
    const query = isTold ? await buyers.ask() : {};
    try {
      show(
        await update({
          path: { id: courseId },
          query,
          body: { batch, joining, materials: materialsIn(values) },
          ifMatch,
        }),
      );
    } catch (error) {
      if (isRefusal(error, 412)) setTheirs(await ask());
      throw error;
    }
  };
  const onSent = () => {
    setTheirs(undefined);
    setSaved(saved + 1);
  };
  return (
    <DrawerSection title="Joining">
      <p className="muted">
        Only people who’ve paid for a seat see this: on their order page, and in our emails after payment,
        when it changes, and the day before the class starts.
      </p>
      <Form key={saved} label="Joining" kept={kept} send={send} onSent={onSent} failure={failureText}>
        <Field
          name="batch"
          defaultValue={stored.batch}
          label="Batch"
          hint="For example, Weekend mornings. The start date is shown beside it"
          maxLength={limits.class.batch}
        />
        <Field
          name="joining"
          defaultValue={stored.joining}
          label="Joining details"
          hint="Address, room or call link"
          rows={6}
          maxLength={limits.class.joining}
        />
        <MaterialFields stored={stored.materials ?? []} unsaved={kept.values} />
        {theirs && (
          <Facts
            facts={{
              'Saved version': theirs.batch ?? 'No batch',
              Joining: <LongText text={theirs.joining ?? ''} />,
              Materials: <LongText text={(theirs.materials ?? []).map(({ title }) => title).join('\n')} />,
            }}
          />
        )}
        <Submit pendingText="Saving…">Save details</Submit>
      </Form>
      {buyers.dialog}
      <p role="status">{saved > 0 && 'Details saved.'}</p>
    </DrawerSection>
  );
}

const failureText = (error: unknown): string =>
  error instanceof NotSavedYet
    ? 'Your changes aren’t saved yet.'
    : isRefusal(error, 412)
      ? 'Someone else just saved a newer version (shown below). Save again to replace it with yours.'
      : refusalOr('Couldn’t save it. Please try again.')(error);
