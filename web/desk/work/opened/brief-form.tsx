import { briefFields } from '#shared/domain/work/brief-fields.ts';
import type { Brief } from '#shared/domain/work/work-entry.ts';
import { liveFiles } from '#shared/domain/work/work-moves.ts';
import { Field } from '../../../forms/field.tsx';
import { Form } from '../../../forms/form.tsx';
import { Submit } from '../../../forms/submit.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { entryFailure, useEntry } from './use-entry.ts';
import type { WorkProps } from './work-props.ts';

/** Enters the details as a buyer tells them by telephone. It begins with what they have typed themselves. */
export function BriefForm(props: WorkProps) {
  const { id, work, drafts, onDone } = props;
  const { add, missed } = useEntry(props);
  const known: Brief = work.brief ?? work.entries.findLast(({ brief }) => brief)?.brief ?? {};
  const hasFile = liveFiles(work.entries).length > 0;
  const keyOf = (name: string) => `${id}:brief.${name}`;
  const isRequired = (name: keyof Brief) => name === 'targetRole' || (name === 'cv' && !hasFile);
  return (
    <>
      <Form
        label="Enter the details"
        send={async (values, idempotencyKey) => {
          const typed = briefFields.map(({ name }) => [name, values[`brief.${name}`] ?? '']);
          await add({ kind: 'brief', brief: Object.fromEntries(typed) }, idempotencyKey);
          for (const { name } of briefFields) drafts.delete(keyOf(name));
        }}
        onSent={() => onDone('The details are entered. The buyer reads them, too.')}
        failure={entryFailure}
      >
        {briefFields.map(({ name, label, maxLength, ...rows }) => (
          <Field
            key={name}
            name={`brief.${name}`}
            label={label}
            maxLength={maxLength}
            {...rows}
            {...(name === 'cv' && hasFile && { hint: 'Optional: a file is there' })}
            defaultValue={drafts.get(keyOf(name)) ?? known[name] ?? ''}
            onValue={(words) => drafts.set(keyOf(name), words)}
            required={isRequired(name)}
          />
        ))}
        <Submit>Enter the details</Submit>
      </Form>
      <Meanwhile id={id} entries={missed} />
    </>
  );
}
