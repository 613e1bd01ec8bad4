import { useMemo, useRef } from 'react';
import useSWR from 'swr';
import type { Answer, Data, Parameters } from '#shared/api/client.ts';
import { callApi, type ListRoute } from '../../api.ts';
import { usePress } from './press.tsx';
import { shouldRetryOnError } from './queries.ts';

export interface List<Row> {
  /** Undefined until the first page has loaded. */
  rows: readonly Row[] | undefined;
  error: Error | undefined;
  /** Undefined at the end of the list. */
  loadMore: (() => Promise<void>) | undefined;
  isLoadingMore: boolean;
  replace: (row: Row) => void;
  remove: (id: string) => void;
  refresh: () => void;
}

interface Page<Row> {
  rows: readonly Row[];
  next: string | undefined;
}

interface Options<K extends ListRoute> {
  path?: Parameters<K>['path'];
  query?: Parameters<K>['query'] | undefined;
}

/**
 * Loads pages and reloads them when SWR revalidates. `useSWRInfinite` isn't suitable, because `mutate` skips its keys
 * when called with a filter.
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
    // Append the page only if the list still ends where this page begins.
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
