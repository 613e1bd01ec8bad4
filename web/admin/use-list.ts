import { useCallback, useEffect } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { Answer, Data, Parameters } from '#shared/api/client.ts';
import { callApi, type ListRoute } from '../api.ts';

/** A list that is read page by page, as far as its reader wants to go. */
export interface List<Row> {
  /** Undefined until the first page is here. */
  rows: Row[] | undefined;
  error: Error | undefined;
  /** Asks for the next page; absent when the list has ended. */
  loadMore: (() => void) | undefined;
  isLoadingMore: boolean;
  /** Puts a changed row in the place of the one with its id: what one has just clicked stays where it is. */
  replace: (row: Row) => void;
  /** Asks for the shown pages again. */
  refresh: () => void;
}

export function useList<K extends ListRoute>(route: K): List<Data<K>[number]> {
  type Row = Data<K>[number];
  type Page = Answer<K>;
  const pages = useSWRInfinite<Page, Error>(
    (_: number, previous: Page | null) => (previous && !previous.next ? null : [route, previous?.next]),
    ([, cursor]: [K, string | undefined]) => callApi(route, { query: { cursor } } as Parameters<K>),
    // No row moves under the reader's hand when one more page is asked for.
    { revalidateFirstPage: false, revalidateOnMount: false, shouldRetryOnError: false },
  );
  const { data, error, size, setSize, mutate } = pages;
  // Asks whenever its tab is shown, the first time too: a hidden tab is kept, and what it knows grows old.
  useEffect(() => void mutate(), [mutate]);
  const replace = useCallback(
    (row: Row) =>
      void mutate(
        (known) =>
          known?.map((page) => ({
            ...page,
            data: (page.data as Row[]).map((old) => (old.id === row.id ? row : old)) as Data<K>,
          })),
        { revalidate: false },
      ),
    [mutate],
  );
  return {
    rows: data?.flatMap((page) => page.data as Row[]),
    error,
    loadMore: data?.at(-1)?.next ? () => void setSize(size + 1) : undefined,
    isLoadingMore: data !== undefined && data.length < size && !error,
    replace,
    refresh: () => void mutate(),
  };
}
