import { type ReactNode, useState } from 'react';
import type { List } from '../use-list.ts';
import { DeleteDialog } from './delete-dialog.tsx';

interface Deletion<Row> {
  list: Pick<List<Row>, 'remove'>;
  nameOf: (row: Row) => string;
  noteOf?: (row: Row) => ReactNode;
  question: string;
  failure: string;
  remove: (id: string) => Promise<unknown>;
  onDeleted: (row: Row) => void;
}

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
