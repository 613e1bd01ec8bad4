import { useCallback, useMemo, useState } from 'react';
import type { Answer, Data, Parameters } from '#shared/api/client.ts';
import { callApi, type ListRoute, useQuery } from './api.ts';

/** A list whose first part is read at once, and the others when they are asked for. */
export interface LongList<Row> {
  /** Undefined until the first part is here. */
  rows: readonly Row[] | undefined;
  /** The last part that was asked for did not come. */
  hasFailed: boolean;
  /** Asks for the next part; absent when the list has ended. */
  loadMore: (() => Promise<void>) | undefined;
  isLoadingMore: boolean;
}

/** Written by hand, for SWR's own infinite list is a kilobyte that every visitor would pay. */
export function useLongList<K extends ListRoute>(route: K): LongList<Data<K>[number]> {
  type Row = Data<K>[number];
  const { data: first, next, error } = useQuery(route as ListRoute);
  const [state, setState] = useState<Rest<Row>>(nothing);
  // A first part that was read anew and has changed makes what was behind the old one worthless.
  const rest = first && state.behind === first ? state : { ...nothing, behind: first, next };
  const { next: cursor } = rest;

  const loadMore = useCallback(async () => {
    const settle = (change: (rest: Rest<Row>) => Partial<Rest<Row>>) =>
      setState((now) => (now.behind === first ? { ...now, ...change(now) } : now));
    setState((now) => ({
      ...(now.behind === first ? now : { ...nothing, behind: first, next: cursor }),
      isLoading: true,
    }));
    try {
      const answer: Answer<K> = await callApi(route, { query: { cursor } } as Parameters<K>);
      const rows: readonly Row[] = answer.data;
      settle((now) => ({
        rows: [...now.rows, ...rows],
        next: answer.next,
        hasFailed: false,
        isLoading: false,
      }));
    } catch {
      settle(() => ({ hasFailed: true, isLoading: false }));
    }
  }, [route, first, cursor]);

  const rows = useMemo(() => first && [...first, ...rest.rows], [first, rest.rows]);
  return {
    rows,
    hasFailed: error !== undefined || rest.hasFailed,
    loadMore: cursor === undefined ? undefined : loadMore,
    isLoadingMore: rest.isLoading,
  };
}

interface Rest<Row> {
  /** The first part that these rows follow. */
  behind: unknown;
  rows: readonly Row[];
  next: string | undefined;
  hasFailed: boolean;
  isLoading: boolean;
}

const nothing: Rest<never> = {
  behind: undefined,
  rows: [],
  next: undefined,
  hasFailed: false,
  isLoading: false,
};
