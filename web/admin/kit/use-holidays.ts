import { useReadToday } from './use-today.ts';

/**
 * Undefined until the holidays have loaded. If they can't be loaded, deadlines are worked out without them, because
 * a deadline that's too early is safer than one that's too late.
 */
export function useHolidays(): readonly string[] | undefined {
  const { data, error } = useReadToday();
  return data?.holidays ?? (error && none);
}

const none: readonly string[] = [];
