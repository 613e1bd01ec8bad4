import { useState } from 'react';
import type { Data, Parameters } from '#shared/api/client.ts';
import { callApi, type ListRoute } from './api.ts';

/** Rows that were loaded after the ones the page was rendered with. */
interface More<Row> {
  rows: readonly Row[];
  state: 'rest' | 'loading' | 'failed';
  /** Undefined at the end of the list. */
  loadMore: (() => Promise<void>) | undefined;
}

export function useMore<K extends ListRoute>(route: K, cursor: string, limit: number): More<Data<K>[number]> {
  type Row = Data<K>[number];
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [next, setNext] = useState<string | undefined>(cursor);
  const [state, setState] = useState<'rest' | 'loading' | 'failed'>('rest');
  const loadMore = async () => {
    setState('loading');
    try {
      const answer = await callApi(route, { query: { cursor: next, limit } } as unknown as Parameters<K>);
      setRows((before) => [...before, ...answer.data]);
      setNext(answer.next);
      setState('rest');
    } catch {
      setState('failed');
    }
  };
  return { rows, state, loadMore: next === undefined ? undefined : loadMore };
}
