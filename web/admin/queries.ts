import { useCallback, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { type Answer, ApiError, type Data, type Parameters, type Route } from '#shared/api/client.ts';
import { callApi, type ReadRoute } from '../api.ts';

/** A route that returns the lines of a file, page by page. */
export type ExportRoute = {
  [K in ReadRoute]: Data<K> extends string[] ? K : never;
}[ReadRoute];

export type ActionRoute = Exclude<Route, ReadRoute>;

/** The cache key is the route key with the call's parameters; `next` is the cursor of a list. */
export function useQuery<K extends ReadRoute>(
  route: K,
  ...[parameters, { refreshInterval, revalidateIfStale = true } = {}]: QueryParameters<K>
) {
  // A number, because SWR restarts the timer at each render if it gets a new function.
  const [every, setEvery] = useState(0);
  const { data, error, mutate } = useSWR<Answer<K>, Error>(
    [route, parameters],
    () => callApi(route, (parameters ?? {}) as Parameters<K>),
    { shouldRetryOnError, revalidateIfStale, refreshInterval: every },
  );
  const wanted = refreshInterval?.(data?.data) ?? 0;
  if (wanted !== every) setEvery(wanted);
  return {
    data: data?.data,
    next: data?.next,
    error,
    /** Shows the response of a change without reloading. */
    show: (changed: Data<K>) => mutate({ data: changed }, { revalidate: false }),
    /** Reloads and returns the response; undefined if there was none. */
    ask: async (): Promise<Data<K> | undefined> => (await mutate())?.data,
  };
}

/** `stale` names the reads to reload afterwards. */
export function useAction<K extends ActionRoute>(route: K, { stale = noRoutes }: Effect = {}) {
  const refresh = useRefresh();
  return useCallback(
    async (parameters: Parameters<K>): Promise<Data<K>> => {
      const { data } = await callApi(route, parameters);
      refresh(stale);
      return data;
    },
    [refresh, route, stale],
  );
}

/** Reloads what is shown now, and the rest when it's shown next. */
export function useRefresh() {
  const { mutate } = useSWRConfig();
  return useCallback(
    (routes: readonly ReadRoute[]) => void mutate((key) => isRead(key) && routes.includes(key[0])),
    [mutate],
  );
}

/** Clears the whole cache when the session ends. */
export function useForget() {
  const { cache } = useSWRConfig();
  return useCallback(() => {
    for (const key of [...cache.keys()]) cache.delete(key);
  }, [cache]);
}

/** SWR retries network failures and 5xx, but not refusals. */
export function shouldRetryOnError(error: Error): boolean {
  return !(error instanceof ApiError) || error.status >= 500;
}

type QueryParameters<K extends ReadRoute> =
  object extends Parameters<K>
    ? [parameters?: Parameters<K>, options?: QueryOptions<K>]
    : [parameters: Parameters<K>, options?: QueryOptions<K>];

interface QueryOptions<K extends ReadRoute> {
  /** Milliseconds until the next reload, given the last response; 0 is never. */
  refreshInterval?: (data: Data<K> | undefined) => number;
  /** True if it's reloaded even if the response is cached. */
  revalidateIfStale?: boolean;
}

interface Effect {
  stale?: readonly ReadRoute[];
}

const noRoutes: readonly ReadRoute[] = [];

function isRead(key: unknown): key is [ReadRoute, unknown] {
  return Array.isArray(key) && typeof key[0] === 'string' && key[0].startsWith('GET ');
}
