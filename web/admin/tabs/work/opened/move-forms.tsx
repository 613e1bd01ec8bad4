import { useState } from 'react';
import { limits } from '#shared/domain/limits/limits.ts';
import { refusalOf } from '#shared/domain/work/entry-rules.ts';
import type { DocumentName } from '#shared/domain/work/work-entry.ts';
import { Field } from '../../../../forms/field.tsx';
import { SelectField } from '../../../../forms/select-field.tsx';
import { Submit } from '../../../../forms/submit.tsx';
import { EntryForm } from './entry-form.tsx';
import type { WorkProps } from './work-props.ts';

/** For a document that won't be written, for example after a part refund. */
export function EndForm(props: WorkProps) {
  const documents = props.state.documents.filter(({ phase }) => phase !== 'ended').map(({ name }) => name);
  const [chosen, choose] = useState<string>();
  const document = documents.find((name) => name === chosen) ?? documents[0];
  if (!document) return null;
  return (
    <EntryForm
      {...props}
      label="Cancel a document"
      name="ended"
      entryOf={({ text = '' }) => ({ kind: 'ended', document, text })}
      done={`The ${document} has been cancelled. The buyer keeps its drafts.`}
    >
      <SelectField
        name="document"
        label="Document"
        options={documents.map((name) => ({ value: name, name }))}
        onValue={choose}
      />
      <Field
        name="text"
        label="Why you’re cancelling it"
        hint="The buyer sees this on their order page"
        rows={3}
        maxLength={limits.work.text}
        required
      />
      <p>We’ll stop working on it. This can’t be undone. The buyer keeps the drafts you’ve sent.</p>
      <Submit kind="destructive">{`Cancel the ${document}`}</Submit>
    </EntryForm>
  );
}

export const ResumeForm = (props: WorkProps) => (
  <EntryForm
    {...props}
    label="Resume work"
    name="resumed"
    entryOf={() => ({ kind: 'resumed' })}
    done="Work resumed. The clock is running again."
  >
    <p>The clock will continue from today. We won’t email the buyer.</p>
    <Submit>Resume work</Submit>
  </EntryForm>
);

export const documentsFor = (kind: 'draft' | 'ended', { work, state, now }: WorkProps): DocumentName[] =>
  state.documents
    .map(({ name }) => name)
    .filter((document) => refusalOf(work, { kind, by: 'us', document }, now) === undefined);
