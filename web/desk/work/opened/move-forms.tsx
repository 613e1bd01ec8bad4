import { useState } from 'react';
import { limits } from '#shared/domain/limits/limits.ts';
import type { DocumentName } from '#shared/domain/work/work-entry.ts';
import { refusalOf } from '#shared/domain/work/work-moves.ts';
import { Choice } from '../../../forms/choice.tsx';
import { Field } from '../../../forms/field.tsx';
import { Submit } from '../../../forms/submit.tsx';
import { EntryForm } from './entry-form.tsx';
import type { WorkProps } from './work-props.ts';

/** Says that a document will not be made, as after a part of the money went back. */
export function EndForm(props: WorkProps) {
  const documents = props.state.documents.filter(({ phase }) => phase !== 'ended').map(({ name }) => name);
  const [chosen, choose] = useState<string>();
  const document = documents.find((name) => name === chosen) ?? documents[0];
  if (!document) return null;
  return (
    <EntryForm
      {...props}
      label="End a document"
      name="ended"
      entryOf={({ text = '' }) => ({ kind: 'ended', document, text })}
      done={`The ${document} has ended. Its drafts stay with the buyer.`}
    >
      <Choice
        name="document"
        label="Document"
        options={documents.map((name) => ({ value: name, name }))}
        onValue={choose}
      />
      <Field
        name="text"
        label="Why you’re ending it"
        hint="The buyer reads it on the order page"
        rows={3}
        maxLength={limits.work.text}
        required
      />
      <p>
        No more drafts of it can be sent, and you can’t undo this. Drafts you’ve sent stay with the buyer.
      </p>
      <Submit kind="destructive">{`End the ${document}`}</Submit>
    </EntryForm>
  );
}

/** Goes on with work that is on hold. */
export const ResumeForm = (props: WorkProps) => (
  <EntryForm
    {...props}
    label="Go on with the work"
    name="resumed"
    entryOf={() => ({ kind: 'resumed' })}
    done="The work goes on, and so do the days."
  >
    <p>The days go on from today. The buyer is told nothing by mail.</p>
    <Submit>Go on with the work</Submit>
  </EntryForm>
);

/** The documents of which an entry makes sense as things stand. */
export const documentsFor = (kind: 'draft' | 'ended', { work, state, now }: WorkProps): DocumentName[] =>
  state.documents
    .map(({ name }) => name)
    .filter((document) => refusalOf(work, { kind, by: 'us', document }, now) === undefined);
