import type { ReactNode } from 'react';
import type { OwnerEntryInput } from '#shared/domain/work/work-entry.ts';
import { Form } from '../../../forms/form.tsx';
import type { Values } from '../../../forms/submission.ts';
import { forgetForm } from '../../drafts.ts';
import { EntryLine } from './entry-line.tsx';
import { entryFailure, useEntry } from './use-entry.ts';
import type { WorkProps } from './work-props.ts';

interface Props extends Pick<WorkProps, 'id' | 'work' | 'show' | 'drafts' | 'onDone'> {
  label: string;
  /** The name by which its fields are kept among the drafts. */
  name: OwnerEntryInput['kind'];
  entryOf: (values: Values) => OwnerEntryInput;
  /** What to say when it is entered. */
  done: string;
  children: ReactNode;
}

/** Writes an entry of bought work, and shows what came meanwhile. What is typed stays until it has arrived. */
export function EntryForm({ label, name, entryOf, done, children, ...props }: Props) {
  const { id, drafts, onDone } = props;
  const { add, missed } = useEntry(props);
  return (
    <>
      <Form
        label={label}
        id={`work-${name}`}
        send={async (values, idempotencyKey) => {
          await add(entryOf(values), idempotencyKey);
          forgetForm(drafts, entryFormOf(id, name));
        }}
        onSent={() => onDone(done)}
        failure={entryFailure}
      >
        {children}
      </Form>
      {missed.length > 0 && (
        <section aria-label="Meanwhile">
          <ol className="rows">
            {missed.map((entry) => (
              <EntryLine key={entry.id} orderId={id} entry={entry} />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

/** The name of an order's form among the drafts. */
export const entryFormOf = (id: string, name: OwnerEntryInput['kind'] | 'draft'): string => `${id}:${name}`;
