import { type ReactNode, useRef, useState } from 'react';
import { Confirm, usePress } from '../press.tsx';
import { isRefusal } from '../refusal.ts';
import type { List } from '../use-list.ts';

interface Deletion<Row> {
  list?: Pick<List<Row>, 'remove'>;
  nameOf: (row: Row) => string;
  noteOf?: (row: Row) => ReactNode;
  question: string;
  failure: string | ((error: unknown) => string);
  remove: (id: string) => Promise<unknown>;
  onDeleted: (row: Row) => void;
}

/** Asks before it deletes a row. */
export function useDeletion<Row extends { id: string }>({
  list,
  nameOf,
  noteOf,
  question,
  failure,
  remove,
  onDeleted,
}: Deletion<Row>): { ask: (row: Row) => void; dialog: ReactNode } {
  const [row, ask] = useState<Row>();
  const latest = useRef(row);
  latest.current = row;
  const { reset, ...press } = usePress(
    async () => {
      if (!row) return;
      await remove(row.id).catch(ignoreNotFound);
      // Closes the dialog in the same render that shows the message; otherwise it would steal focus from the message.
      // The owner may already have closed it.
      if (latest.current?.id === row.id) ask(undefined);
      list?.remove(row.id);
      onDeleted(row);
    },
    { failure },
  );
  return {
    ask,
    dialog: (
      <Confirm
        isOpen={row !== undefined}
        question={question}
        action="Delete"
        doing="Deleting…"
        press={press}
        onClose={() => {
          reset();
          ask(undefined);
        }}
      >
        <div className="stack">
          <p className="typed">{row && nameOf(row)}</p>
          {row && noteOf?.(row)}
        </div>
      </Confirm>
    ),
  };
}

/** A 404 is treated as success: either someone else has deleted the item, or the first response was lost. */
function ignoreNotFound(error: unknown): void {
  if (!isRefusal(error, 404)) throw error;
}
