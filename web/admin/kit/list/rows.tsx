import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ReadState } from '../read-state.tsx';
import type { List } from '../use-list.ts';

export interface Props<Row> {
  list: List<Row>;
  empty: string;
  failure: string;
  children: (rows: readonly Row[]) => ReactNode;
}

export function Rows<Row>({ list, empty, failure, children }: Props<Row>) {
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
