import { useQuery } from '../queries.ts';

/** Reloads every minute. Doesn't keep the session alive (`polledRoutes`). */
export const useToday = () => useQuery('GET /admin/today', {}, { refreshInterval: () => 60_000 });

/** For the sidebar, without another request. */
export const useReadToday = () => useQuery('GET /admin/today', {}, { revalidateIfStale: false });
