import { useQuery } from '../queries.ts';

/** Reloads every minute. These requests don't keep the owner signed in (see `polledRoutes`). */
export const useToday = () => useQuery('GET /admin/today', {}, { refreshInterval: () => 60_000 });

/** For the sidebar. Doesn't load the data again if Today has loaded it. */
export const useReadToday = () => useQuery('GET /admin/today', {}, { revalidateIfStale: false });
