import { useQuery } from '../queries.ts';

/** The owner's holidays for clocks, undefined until they are here. Where they do not come, clocks go on without: early is safer than late. */
export function useHolidays(): readonly string[] | undefined {
  const { data, error } = useQuery('GET /admin/settings');
  return data?.holidays ?? (error && none);
}

const none: readonly string[] = [];
