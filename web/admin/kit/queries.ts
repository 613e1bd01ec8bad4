import { useCallback, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { type Answer, ApiError, type Data, type Parameters, type Route } from '#shared/api/client.ts';
import { callApi, type ReadRoute } from '../../api.ts';

/** Routes that return the lines of a file, page by page. */
export type ExportRoute = {
  [K in ReadRoute]: Data<K> extends string[] ? K : never;
}[ReadRoute];

type ActionRoute = Exclude<Route, ReadRoute>;

export function useQuery<K extends ReadRoute>(
  route: K,
  ...[parameters, { refreshInterval, revalidateIfStale = true } = {}]: QueryParameters<K>
) {
  // This is a number, because SWR would restart its timer on every render if it were given a new function each time.
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
    show: (changed: Data<K>) => mutate({ data: changed }, { revalidate: false }),
    /** Reloads the data and returns it. If that fails, returns what was loaded before. */
    ask: async (): Promise<Data<K> | undefined> => (await mutate())?.data,
  };
}

/** `stale` lists the routes to reload after the change. */
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

/** Reloads data that's on screen now. Other data is reloaded when it's next shown. */
export function useRefresh() {
  const { mutate } = useSWRConfig();
  return useCallback(
    (routes: readonly ReadRoute[]) => void mutate((key) => isRead(key) && routes.includes(key[0])),
    [mutate],
  );
}

export function useForget() {
  const { cache } = useSWRConfig();
  return useCallback(() => {
    for (const key of [...cache.keys()]) cache.delete(key);
  }, [cache]);
}

export function shouldRetryOnError(error: Error): boolean {
  return !(error instanceof ApiError) || error.status >= 500;
}

const today = ['GET /admin/today', 'GET /admin/today/rows'] as const;

const enquiries = [
  ...today,
  'GET /admin/enquiries',
  'GET /admin/enquiries/{id}',
  'GET /admin/enquiries/counts',
] as const;

/** The routes to reload after a change, by what has changed. */
export const stale = {
  courses: ['GET /admin/courses', 'GET /courses/{id}', ...today],
  overbooking: ['GET /admin/courses', ...today],
  enquiries: [...today, 'GET /admin/enquiries/{id}', 'GET /admin/enquiries/counts'],
  history: [...enquiries, 'GET /admin/work/{id}'],
  replies: [...enquiries, 'GET /admin/mail'],
  emails: ['GET /admin/mail'],
  questions: ['GET /admin/interview-questions', 'GET /interview-questions'],
  reviews: ['GET /reviews/public', ...today],
  team: ['GET /admin/team'],
  hours: today,
  orders: [...today, 'GET /admin/overview'],
  work: ['GET /admin/work', ...today],
  bookings: ['GET /admin/work', 'GET /admin/work/{id}', ...today],
  payments: [...today, 'GET /admin/overview', 'GET /admin/orders', 'GET /admin/work'],
  sessions: ['GET /admin/sessions'],
  secondFactor: ['GET /admin/second-factor', 'GET /admin/sessions'],
} as const satisfies Record<string, readonly ReadRoute[]>;

type QueryParameters<K extends ReadRoute> =
  object extends Parameters<K>
    ? [parameters?: Parameters<K>, options?: QueryOptions<K>]
    : [parameters: Parameters<K>, options?: QueryOptions<K>];

interface QueryOptions<K extends ReadRoute> {
  /** Returns the milliseconds until the next reload, or 0 for no reload. */
  refreshInterval?: (data: Data<K> | undefined) => number;
  revalidateIfStale?: boolean;
}

interface Effect {
  stale?: readonly ReadRoute[];
}

const noRoutes: readonly ReadRoute[] = [];

function isRead(key: unknown): key is [ReadRoute, unknown] {
  return Array.isArray(key) && typeof key[0] === 'string' && key[0].startsWith('GET ');
}
