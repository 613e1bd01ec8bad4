import { type ReactNode, useDeferredValue, useEffect, useId, useState } from 'react';
import { grouped } from '#shared/domain/text/text.ts';
import field from '../../../forms/field.module.css';
import { phoneMatches } from '../contact/phone-number.ts';
import styles from './searchable-table.module.css';
import { ListTable, type ListTableProps } from './table.tsx';

interface Props<Row> extends ListTableProps<Row> {
  /** The fields that are searched, such as `name, email or phone`. */
  by: string;
  textsOf: (row: Row) => readonly (string | undefined)[];
  phoneOf?: (row: Row) => string | undefined;
  /** Loads the rest of the list during a search, so that every row is searched. */
  searchesAll?: true;
  actions?: ReactNode;
  barOf?: ((shown: readonly Row[] | undefined) => ReactNode) | undefined;
}

export function SearchableTable<Row>({
  by,
  textsOf,
  phoneOf,
  searchesAll,
  actions,
  barOf,
  ...table
}: Props<Row>) {
  const { list, empty } = table;
  const id = useId();
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim().toLowerCase());
  const { loadMore, isLoadingMore, error } = list;
  const isReadingOn = searchesAll && query !== '' && !isLoadingMore && !error;
  useEffect(() => {
    if (isReadingOn) void loadMore?.();
  }, [isReadingOn, loadMore]);
  const isFound = (row: Row) =>
    textsOf(row).some((text) => text?.toLowerCase().includes(query)) ||
    phoneMatches(phoneOf?.(row) ?? '', query);
  const rows = query ? list.rows?.filter(isFound) : list.rows;
  return (
    <>
      <div className={`row apart ${styles.tools}`}>
        <div className={`group ${styles.search}`}>
          <label htmlFor={id}>Search by {by}</label>
          <input
            id={id}
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            className={field.input}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <p role="status" className="under">
            {list.rows && rows && countText(rows.length, list.rows.length, query !== '', !!list.loadMore)}
          </p>
        </div>
        {actions}
      </div>
      {barOf?.(rows)}
      <ListTable
        {...table}
        list={{ ...list, rows }}
        empty={query ? `None of the loaded rows has “${query}” in its ${by}.` : empty}
      />
    </>
  );
}

function countText(found: number, loaded: number, isSearching: boolean, isMore: boolean): string {
  const all = `${grouped(loaded)} loaded${isMore ? ', and there are more' : ''}`;
  return isSearching ? `${grouped(found)} found among ${all}` : all;
}
