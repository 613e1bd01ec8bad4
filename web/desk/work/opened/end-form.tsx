import { useState } from 'react';
import type { DocumentName } from '#shared/domain/work/work-entry.ts';
import { refusalOf } from '#shared/domain/work/work-moves.ts';
import { Choice } from '../../../forms/choice.tsx';
import { Form } from '../../../forms/form.tsx';
import { Submit } from '../../../forms/submit.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { entryFailure, useEntry } from './use-entry.ts';
import type { WorkProps } from './work-props.ts';

/** Says that a document will not be made, as after a part of the money went back. */
export function EndForm(props: WorkProps) {
  const { state, onDone } = props;
  const { add, missed } = useEntry(props);
  const documents = state.documents.filter(({ phase }) => phase !== 'ended').map(({ name }) => name);
  const [chosen, choose] = useState<string>();
  const document = documents.find((name) => name === chosen) ?? documents[0];
  if (!document) return null;
  return (
    <>
      <Form
        label="End a document"
        send={(_, key) => add({ kind: 'ended', document }, key)}
        onSent={() => onDone(`The ${document} has ended. Its drafts stay with the buyer.`)}
        failure={entryFailure}
      >
        <Choice
          name="document"
          label="Document"
          options={documents.map((name) => ({ value: name, name }))}
          onValue={choose}
        />
        <p>
          We make no more of it, and this cannot be taken back. Drafts that were sent stay with the buyer.
        </p>
        <Submit kind="destructive">{`End the ${document}`}</Submit>
      </Form>
      <Meanwhile id={props.id} entries={missed} />
    </>
  );
}

/** The documents of which an entry makes sense as things stand. */
export const documentsFor = (kind: 'draft' | 'ended', { work, state, now }: WorkProps): DocumentName[] =>
  state.documents
    .map(({ name }) => name)
    .filter((document) => refusalOf(work, { kind, by: 'us', document }, now) === undefined);
