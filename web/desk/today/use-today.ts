import { useQuery } from '../queries.ts';

/**
 * What the owner has to do, read again each minute while somebody looks at the desk. Reading it does not keep the session
 * alive (`watchedRoutes`).
 */
export const useToday = () => useQuery('GET /admin/today', {}, { refreshInterval: () => 60_000 });

/** What the sidebar has read of Today, without another read. */
export const useReadToday = () => useQuery('GET /admin/today', {}, { revalidateIfStale: false });
