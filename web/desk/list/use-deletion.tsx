import { type ReactNode, useState } from 'react';
import type { List } from '../use-list.ts';
import { DeleteDialog } from './delete-dialog.tsx';

interface Deletion<Row> {
  list: Pick<List<Row>, 'remove'>;
  /** The name that a row goes by. */
  nameOf: (row: Row) => string;
  /** What is to be known before a row is deleted. */
  noteOf?: (row: Row) => ReactNode;
  question: string;
  failure: string;
  remove: (id: string) => Promise<unknown>;
  /** Called when a row has left the list. */
  onDeleted: (row: Row) => void;
}

/** Deletes rows of a list for good: `ask` opens the dialog, which is drawn beside the list. */
export function useDeletion<Row extends { id: string }>({
  list,
  nameOf,
  noteOf,
  onDeleted,
  ...dialog
}: Deletion<Row>): { ask: (row: Row) => void; dialog: ReactNode } {
  const [row, setRow] = useState<Row>();
  return {
    ask: setRow,
    dialog: (
      <DeleteDialog
        {...dialog}
        target={row && { id: row.id, name: nameOf(row), note: noteOf?.(row) }}
        onClose={() => setRow(undefined)}
        onDeleted={(id) => {
          list.remove(id);
          if (row) onDeleted(row);
        }}
      />
    ),
  };
}
