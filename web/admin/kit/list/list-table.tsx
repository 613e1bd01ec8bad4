import type { ReactNode } from 'react';
import { Rows, type Props as RowsProps } from './rows.tsx';
import { Table } from './table.tsx';

export interface Props<Row> extends Omit<RowsProps<Row>, 'children'> {
  label: string;
  columns: readonly string[];
  /** Must return a `<tr>` with a key. */
  children: (row: Row) => ReactNode;
}

export const ListTable = <Row,>({ label, columns, children, ...list }: Props<Row>) => (
  <Rows {...list}>
    {(rows) => (
      <Table label={label} columns={columns}>
        {rows.map(children)}
      </Table>
    )}
  </Rows>
);
