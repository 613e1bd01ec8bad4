import { useEffect, useState } from 'react';
import { useQuery } from './queries.ts';

/** Reloads every minute. These requests don't keep the owner signed in (see `polledRoutes`). */
export const useToday = () => useQuery('GET /admin/today', {}, { refreshInterval: () => 60_000 });

/** Doesn't load the data again if it has already been loaded. */
export const useReadToday = () => useQuery('GET /admin/today', {}, { revalidateIfStale: false });

/**
 * Undefined until the holidays have loaded. If they can't be loaded, deadlines are worked out without them, because
 * a deadline that's too early is safer than one that's too late.
 */
export function useHolidays(): readonly string[] | undefined {
  const { data, error } = useReadToday();
  return data?.holidays ?? (error && none);
}

export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const none: readonly string[] = [];
