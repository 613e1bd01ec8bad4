import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { List } from '../use-list.ts';
import styles from './list-table.module.css';
import { Table } from './table.tsx';

export interface Props<Row> {
  list: List<Row>;
  /** The table's name for a screen reader. */
  label: string;
  columns: readonly string[];
  /** Texts for a list without rows, and for one that did not load. */
  empty: string;
  failure: string;
  /** Draws a row as a `<tr>`, with its key. */
  children: (row: Row) => ReactNode;
}

/** A list as a table, in each of its states: loading, failed, empty, complete, and with more to load. */
export function ListTable<Row>({ list, label, columns, empty, failure, children }: Props<Row>) {
  const { rows, error, loadMore, isLoadingMore } = list;
  return (
    <div className={styles.list}>
      {error && !isLoadingMore && (
        <Notice kind="failure">
          <p>{failure}</p>
          <Button kind="quiet" onClick={list.refresh}>
            Try again
          </Button>
        </Notice>
      )}
      {!rows && !error && (
        <p role="status" aria-label="Loading">
          {[0, 1, 2, 3, 4, 5].map((line) => (
            <span key={line} className={styles.line}>
              <Skeleton characters={64} />
            </span>
          ))}
        </p>
      )}
      {rows?.length === 0 && <p>{empty}</p>}
      {rows && rows.length > 0 && (
        <Table label={label} columns={columns}>
          {rows.map(children)}
        </Table>
      )}
      {loadMore && (
        <Button pending={isLoadingMore} onClick={loadMore}>
          {isLoadingMore ? 'Loading…' : 'Load more'}
        </Button>
      )}
    </div>
  );
}
