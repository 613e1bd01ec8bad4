import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './list-state.module.css';
import type { List } from './use-list.ts';

interface Props<Row> {
  list: List<Row>;
  /** What is said when there is nothing, and when there is no telling. */
  empty: string;
  failure: string;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list in whichever state it is: on its way, failed, empty, here, and here with more to come. */
export function ListState<Row>({ list, empty, failure, children }: Props<Row>) {
  const { rows, error, loadMore, isLoadingMore } = list;
  return (
    <div className={styles.list}>
      {error && (
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
      {rows && rows.length > 0 && children(rows)}
      {loadMore && (
        <Button pending={isLoadingMore} onClick={loadMore}>
          {isLoadingMore ? 'Loading…' : 'Load more'}
        </Button>
      )}
    </div>
  );
}
