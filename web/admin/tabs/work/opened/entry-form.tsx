import { type ReactNode, useState } from 'react';
import type { BoughtWork } from '#shared/domain/work/bought-work.ts';
import { refusalOf } from '#shared/domain/work/entry-rules.ts';
import type { WorkState } from '#shared/domain/work/work.ts';
import type { WorkDetail } from '#shared/domain/work/work-detail.ts';
import type { DocumentName, WorkEntry } from '#shared/domain/work/work-entry.ts';
import type { AdminEntryInput } from '#shared/domain/work/work-entry-input.ts';
import { callApi } from '../../../../api.ts';
import { Form } from '../../../../forms/form.tsx';
import type { Values } from '../../../../forms/submission.ts';
import { unsavedInput } from '../../../../unsaved-input.ts';
import { stale, useAction } from '../../../kit/queries.ts';
import { isRefusal, refusalOrUnconfirmed } from '../../../kit/refusal.ts';
import { EntryLine } from './entry-line.tsx';

export interface WorkProps {
  id: string;
  work: BoughtWork;
  state: WorkState;
  now: number;
  show: (detail: WorkDetail) => unknown;
  onDone: (text: string) => void;
}

interface Props extends Pick<WorkProps, 'id' | 'work' | 'show' | 'onDone'> {
  label: string;
  name: AdminEntryInput['kind'];
  entryOf: (values: Values) => AdminEntryInput;
  done: string;
  children: ReactNode;
}

export function EntryForm({ label, name, entryOf, done, children, ...props }: Props) {
  const { id, onDone } = props;
  const { add, missed } = useEntry(props);
  return (
    <>
      <Form
        label={label}
        id={`work-${name}`}
        kept={unsavedInput('admin', `work-${name} ${id}`)}
        send={(values, idempotencyKey) => add(entryOf(values), idempotencyKey)}
        onSent={() => onDone(done)}
        failure={entryFailure}
      >
        {children}
      </Form>
      {missed.length > 0 && (
        <section aria-label="In the meantime">
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

/**
 * Adds an entry to the version of the work on screen. If the work has changed, the call fails and `missed` contains the
 * new entries. The next attempt is based on the reloaded work.
 */
export function useEntry({ id, work, show }: Pick<WorkProps, 'id' | 'work' | 'show'>) {
  const send = useAction('POST /admin/work/{id}/entries', { stale: stale.work });
  const [missed, setMissed] = useState<readonly WorkEntry[]>([]);

  const add = async (body: AdminEntryInput, idempotencyKey: string) => {
    try {
      show(await send({ path: { id }, body, ifMatch: work.version, idempotencyKey }));
      setMissed([]);
    } catch (error) {
      const { data: stored } = await callApi('GET /admin/work/{id}', { path: { id } }).catch(() => {
        throw error;
      });
      const known = new Set(work.entries.map((entry) => entry.id));
      if (isRefusal(error, 412))
        setMissed(stored.work?.entries.filter((entry) => !known.has(entry.id)) ?? []);
      show(stored);
      throw error;
    }
  };
  return { add, missed };
}

export function entryFailure(error: unknown): string {
  if (isRefusal(error, 412))
    return 'This order has changed (see below). What you entered is still here. Send it again if it’s still needed.';
  const text = refusalOrUnconfirmed('we’ll enter it only once')(error);
  return isRefusal(error, 409) ? `${text} What you entered is still here.` : text;
}

export const documentsFor = (kind: 'draft' | 'ended', { work, state, now }: WorkProps): DocumentName[] =>
  state.documents
    .map(({ name }) => name)
    .filter((document) => refusalOf(work, { kind, by: 'us', document }, now) === undefined);
