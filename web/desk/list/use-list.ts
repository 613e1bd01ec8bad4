import { useRef, useState } from 'react';
import useSWR from 'swr';
import type { Answer, Data, Parameters } from '#shared/api/client.ts';
import { callApi, type ListRoute } from '../../api.ts';
import { patience } from '../patience.ts';

/** A list that is read page by page, as far as its reader wants to go. */
export interface List<Row> {
  /** Undefined until the first page is here. */
  rows: readonly Row[] | undefined;
  error: Error | undefined;
  /** Asks for the next page; absent when the list has ended. */
  loadMore: (() => Promise<void>) | undefined;
  isLoadingMore: boolean;
  /** Puts a changed row in the place of the one with its id: what one has just clicked stays where it is. */
  replace: (row: Row) => void;
  /** Takes a deleted row out. */
  remove: (id: string) => void;
  /** Asks for the shown pages again. */
  refresh: () => void;
}

/** A list of the owner's. It is asked for when its tab is shown, and again when its route has become stale. */
export function useList<K extends ListRoute>(
  route: K,
  query?: Parameters<K>['query'],
): List<Data<K>[number]> {
  type Row = Data<K>[number];
  type Page = { rows: readonly Row[]; next: string | undefined };

  const readPage = async (cursor?: string): Promise<Page> => {
    const answer: Answer<K> = await callApi(route, {
      query: { ...query, cursor },
      signal: patience(),
    } as unknown as Parameters<K>);
    return { rows: answer.data, next: answer.next };
  };
  const shown = useRef(1);
  const readShown = async () => {
    const pages = [await readPage()];
    for (let next = pages[0]?.next; next && pages.length < shown.current; next = pages.at(-1)?.next)
      pages.push(await readPage(next));
    return pages;
  };

  // Under a key of its own: a visitor's page may have read the same route in one piece.
  // The answers as they came, not joined: a row that has moved since is in two of them, or in none.
  const { data: pages, error, mutate } = useSWR<Page[], Error>([route, query, 'page by page'], readShown);
  shown.current = pages?.length ?? 1;
  const more = useMore(pages?.at(-1)?.next, async (cursor) => {
    const page = await readPage(cursor);
    // Whoever else has changed the list in the meantime has changed its end, too.
    await mutate((now) => (now?.at(-1)?.next === cursor ? [...now, page] : now), kept);
  });
  const changeRows = (change: (rows: readonly Row[]) => readonly Row[]) =>
    void mutate((now) => now?.map((page) => ({ ...page, rows: change(page.rows) })), kept);
  return {
    rows: pages && distinct(pages.flatMap(({ rows }) => rows)),
    error: error ?? more.error,
    loadMore: more.load,
    isLoadingMore: more.isLoading,
    replace: (row) => changeRows((rows) => rows.map((old) => (old.id === row.id ? row : old))),
    remove: (id) => changeRows((rows) => rows.filter((row) => row.id !== id)),
    refresh: () => void mutate(),
  };
}

const kept = { revalidate: false };

/** The way to what follows `cursor`, once at a time. */
function useMore(cursor: string | undefined, read: (cursor: string) => Promise<void>) {
  const [state, setState] = useState<{ isLoading: boolean; error?: Error }>({ isLoading: false });
  const load = async (next: string) => {
    setState({ isLoading: true });
    try {
      await read(next);
      setState({ isLoading: false });
    } catch (error) {
      setState({ isLoading: false, error: error as Error });
    }
  };
  return { ...state, load: cursor === undefined ? undefined : () => load(cursor) };
}

const distinct = <Row extends { id: string }>(rows: readonly Row[]): readonly Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];
