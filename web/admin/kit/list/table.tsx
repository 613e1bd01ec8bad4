import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ReadState } from '../read-state.tsx';
import type { List } from '../use-list.ts';
import styles from './table.module.css';

interface ListProps<Row> {
  list: List<Row>;
  empty: string;
  failure: string;
}

export interface ListTableProps<Row> extends ListProps<Row>, Omit<TableProps, 'children'> {
  /** Must return a `<tr>` with a key. */
  children: (row: Row) => ReactNode;
}

export const ListTable = <Row,>({ label, columns, children, ...list }: ListTableProps<Row>) => (
  <Rows {...list}>
    {(rows) => (
      <Table label={label} columns={columns}>
        {rows.map(children)}
      </Table>
    )}
  </Rows>
);

interface RowsProps<Row> extends ListProps<Row> {
  children: (rows: readonly Row[]) => ReactNode;
}

export function Rows<Row>({ list, empty, failure, children }: RowsProps<Row>) {
  const { rows, error, loadMore, isLoadingMore } = list;
  return (
    <div className="stack">
      <ReadState
        read={{ data: rows, error: isLoadingMore ? undefined : error, ask: list.refresh }}
        failure={failure}
        outdated={failure}
      >
        <span className="rows">
          {[0, 1, 2, 3, 4, 5].map((line) => (
            <span key={line}>
              <Skeleton characters={64} />
            </span>
          ))}
        </span>
      </ReadState>
      {rows?.length === 0 && <p>{empty}</p>}
      {rows && rows.length > 0 && children(rows)}
      {loadMore && (
        <Button pending={isLoadingMore} onClick={loadMore}>
          {isLoadingMore ? 'Loading…' : 'Load more'}
        </Button>
      )}
    </div>
  );
}

interface TableProps {
  label: string;
  columns: readonly string[];
  children: ReactNode;
}

export const Table = ({ label, columns, children }: TableProps) => (
  <table aria-label={label} className={styles.table}>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);

/** On phones, opening it shows the cells without `data-line` and everything that has `data-rest`. */
export const RowMore = ({ name }: { name: string }) => (
  <details className={styles.more}>
    <summary className="no-marker" aria-label={`More about ${name}`}>
      <Ellipsis aria-hidden="true" size={20} />
    </summary>
  </details>
);
