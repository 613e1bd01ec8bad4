import { useQuery } from './queries.ts';

/** Reloads every minute. These requests don't keep the owner signed in (see `polledRoutes`). */
export const useToday = () => useQuery('GET /admin/today', {}, { refreshInterval: () => 60_000 });

/** Doesn't load the data again if it has already been loaded. */
export const useReadToday = () => useQuery('GET /admin/today', {}, { revalidateIfStale: false });
