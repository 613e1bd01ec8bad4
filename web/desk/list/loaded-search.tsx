import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import styles from './loaded-search.module.css';
import type { List } from './use-list.ts';

interface Props<Row> {
  list: List<Row>;
  /** What is searched, such as `name, email or phone`. */
  by: string;
  /** Whether a row has what was typed, which comes in lower case and without spaces around it. */
  matches: (row: Row, sought: string) => boolean;
  /** Draws what was found; `sought` is empty while nothing is searched for. */
  children: (found: List<Row>, sought: string) => ReactNode;
}

/** A search over the rows that are loaded. It says how many those are, for what is not loaded is not searched. */
export function LoadedSearch<Row>({ list, by, matches, children }: Props<Row>) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed.trim().toLowerCase());
  const rows = sought ? list.rows?.filter((row) => matches(row, sought)) : list.rows;
  return (
    <>
      <div className={styles.search}>
        <label htmlFor={id}>Search by {by}</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          className={styles.input}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <p role="status" className={styles.count}>
          {list.rows && rows && countText(rows.length, list.rows.length, sought !== '', !!list.loadMore)}
        </p>
      </div>
      {children({ ...list, rows }, sought)}
    </>
  );
}

function countText(found: number, loaded: number, isSearching: boolean, isMore: boolean): string {
  const all = `${loaded.toLocaleString('en-IN')} loaded${isMore ? ', and there are more' : ''}`;
  return isSearching ? `${found.toLocaleString('en-IN')} found among ${all}` : all;
}
