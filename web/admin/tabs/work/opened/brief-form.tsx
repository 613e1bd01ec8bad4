import { briefFields } from '#shared/domain/work/brief-fields.ts';
import { liveFiles } from '#shared/domain/work/entry-rules.ts';
import type { Brief } from '#shared/domain/work/work-entry.ts';
import { Field } from '../../../../forms/field.tsx';
import { Submit } from '../../../../forms/submit.tsx';
import { EntryForm } from './entry-form.tsx';
import type { WorkProps } from './work-props.ts';

/** For details that the buyer gives by phone. Starts with what they've typed so far. */
export function BriefForm(props: WorkProps) {
  const { work } = props;
  const known: Brief = work.brief ?? work.entries.findLast(({ brief }) => brief)?.brief ?? {};
  const hasFile = liveFiles(work.entries).length > 0;
  const isRequired = (name: keyof Brief) => name === 'targetRole' || (name === 'cv' && !hasFile);
  return (
    <EntryForm
      {...props}
      label="Enter details"
      name="brief"
      entryOf={(values) => {
        const typed = briefFields.map(({ name }) => [name, values[`brief.${name}`] ?? '']);
        return { kind: 'brief', brief: Object.fromEntries(typed) };
      }}
      done="Details entered. The buyer can see them too."
    >
      {briefFields.map(({ name, label, maxLength, ...rows }) => (
        <Field
          key={name}
          name={`brief.${name}`}
          defaultValue={known[name]}
          label={label}
          maxLength={maxLength}
          {...rows}
          {...(name === 'cv' && hasFile && { hint: 'Optional: there’s already a file' })}
          required={isRequired(name)}
        />
      ))}
      <Submit>Enter details</Submit>
    </EntryForm>
  );
}
