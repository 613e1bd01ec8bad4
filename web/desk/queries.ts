import { useCallback, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { type Answer, ApiError, type Data, type Parameters, type Route } from '#shared/api/client.ts';
import { callApi, type ReadRoute } from '../api.ts';

/** A route that answers the lines of a file, page by page. */
export type ExportRoute = {
  [K in ReadRoute]: Data<K> extends string[] ? K : never;
}[ReadRoute];

/** A route that changes something. */
export type ActionRoute = Exclude<Route, ReadRoute>;

/** Reads a route and keeps the answer fresh. Its cache key is the route key with the call's parameters; `next` is the cursor of a list that goes on. */
export function useQuery<K extends ReadRoute>(
  route: K,
  ...[parameters, { refreshInterval, revalidateIfStale = true } = {}]: QueryParameters<K>
) {
  // A number, as SWR starts the time anew at each render if it gets a new function.
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
    /** Shows what a change has answered, without asking again. */
    show: (changed: Data<K>) => mutate({ data: changed }, { revalidate: false }),
    /** Asks again at once, and returns the answer; undefined where none came. */
    ask: async (): Promise<Data<K> | undefined> => (await mutate())?.data,
  };
}

/** A call that changes something. `stale` names the reads to ask again afterwards. */
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

/** Asks reads again: at once where they are shown, and otherwise when they are shown next. */
export function useRefresh() {
  const { mutate } = useSWRConfig();
  return useCallback(
    (routes: readonly ReadRoute[]) => void mutate((key) => isRead(key) && routes.includes(key[0])),
    [mutate],
  );
}

/** Forgets everything that was read, lists and single answers alike: what the owner saw is gone with the session. */
export function useForget() {
  const { cache } = useSWRConfig();
  return useCallback(() => {
    for (const key of [...cache.keys()]) cache.delete(key);
  }, [cache]);
}

/** Lets SWR ask again where nothing answered or the server failed, and not where it refused. */
export function shouldRetryOnError(error: Error): boolean {
  return !(error instanceof ApiError) || error.status >= 500;
}

type QueryParameters<K extends ReadRoute> =
  object extends Parameters<K>
    ? [parameters?: Parameters<K>, options?: QueryOptions<K>]
    : [parameters: Parameters<K>, options?: QueryOptions<K>];

interface QueryOptions<K extends ReadRoute> {
  /** Milliseconds until it is asked again by itself, by what was answered last; 0 is never. */
  refreshInterval?: (data: Data<K> | undefined) => number;
  /** Whether it is asked again if its answer is here already. */
  revalidateIfStale?: boolean;
}

interface Effect {
  stale?: readonly ReadRoute[];
}

const noRoutes: readonly ReadRoute[] = [];

function isRead(key: unknown): key is [ReadRoute, unknown] {
  return Array.isArray(key) && typeof key[0] === 'string' && key[0].startsWith('GET ');
}
