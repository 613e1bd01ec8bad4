import type { ReactNode } from 'react';
import { Rows, type Props as RowsProps } from './rows.tsx';
import { Table } from './table.tsx';

export interface Props<Row> extends Omit<RowsProps<Row>, 'children'> {
  /** The table's name for a screen reader. */
  label: string;
  columns: readonly string[];
  /** Draws a row as a `<tr>`, with its key. */
  children: (row: Row) => ReactNode;
}

/** A list as a table. */
export const ListTable = <Row,>({ label, columns, children, ...list }: Props<Row>) => (
  <Rows {...list}>
    {(rows) => (
      <Table label={label} columns={columns}>
        {rows.map(children)}
      </Table>
    )}
  </Rows>
);
