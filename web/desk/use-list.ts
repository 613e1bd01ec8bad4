import { useMemo, useRef } from 'react';
import useSWR from 'swr';
import type { Answer, Data, Parameters } from '#shared/api/client.ts';
import { callApi, type ListRoute } from '../api.ts';
import { shouldRetryOnError } from './queries.ts';
import { usePress } from './use-press.ts';

/** A list that is read page by page, as far as its reader wants to go. */
export interface List<Row> {
  /** Undefined until the first page is here. */
  rows: readonly Row[] | undefined;
  /** The reason why the last page that was asked for did not come. */
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

/** One page of a list; `next` is the cursor of the page behind it. */
export interface Page<Row> {
  rows: readonly Row[];
  next: string | undefined;
}

interface Options<K extends ListRoute> {
  path?: Parameters<K>['path'];
  query?: Parameters<K>['query'] | undefined;
}

/**
 * Reads a list page by page, and the shown pages again when SWR revalidates. SWR's own `useSWRInfinite` does less: a filter of
 * `mutate` passes over its keys, so `useRefresh` would reach no list. And one setting of it reads every page again, both for
 * a further page and when a tab is shown again; without it neither reads more than the first.
 */
export function useList<K extends ListRoute>(
  route: K,
  { path, query }: Options<K> = {},
): List<Data<K>[number]> {
  type Row = Data<K>[number];
  const loaded = useRef<readonly Page<Row>[]>([]);
  const readLoaded = async (): Promise<readonly Page<Row>[]> => {
    const pages = [await readPage(route, { path, query })];
    for (let next = pages[0]?.next; next && pages.length < loaded.current.length; next = pages.at(-1)?.next)
      pages.push(await readPage(route, { path, query }, next));
    return pages;
  };

  // The pages as they came, not joined: a row that has moved since is in two of them, or in none.
  const { data, error, mutate } = useSWR<readonly Page<Row>[], Error>(
    [route, query, 'pages', path],
    readLoaded,
    {
      shouldRetryOnError,
    },
  );
  loaded.current = data ?? [];

  const cursor = data?.at(-1)?.next;
  const more = usePress(async () => {
    const page = await readPage(route, { path, query }, cursor);
    // A list that has changed in the meantime has another end, which this page does not follow.
    await mutate((pages) => (pages && pages.at(-1)?.next === cursor ? [...pages, page] : pages), kept);
  });

  const changeRows = (change: (rows: readonly Row[]) => readonly Row[]) =>
    void mutate((pages) => pages?.map((page) => ({ ...page, rows: change(page.rows) })), kept);
  return {
    rows: useMemo(() => data && distinct(data.flatMap(({ rows }) => rows)), [data]),
    error: error ?? (more.error as Error | undefined),
    loadMore: cursor === undefined ? undefined : more.press,
    isLoadingMore: more.isPending,
    replace: (row) => changeRows((rows) => rows.map((old) => (old.id === row.id ? row : old))),
    remove: (id) => changeRows((rows) => rows.filter((row) => row.id !== id)),
    refresh: () => void mutate(),
  };
}

/** Reads one page of a list, the first where no cursor is given. */
async function readPage<K extends ListRoute>(
  route: K,
  { path, query }: Options<K>,
  cursor?: string,
): Promise<Page<Data<K>[number]>> {
  const answer: Answer<K> = await callApi(route, {
    path,
    query: { ...query, cursor },
  } as unknown as Parameters<K>);
  return { rows: answer.data, next: answer.next };
}

const kept = { revalidate: false };

const distinct = <Row extends { id: string }>(rows: readonly Row[]): readonly Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];
