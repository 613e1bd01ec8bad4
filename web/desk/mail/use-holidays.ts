import { useReadToday } from '../today/use-today.ts';

/** The owner's holidays for clocks, undefined until they are here. If they don't come, clocks go on without: early is safer than late. */
export function useHolidays(): readonly string[] | undefined {
  const { data, error } = useReadToday();
  return data?.holidays ?? (error && none);
}

const none: readonly string[] = [];
