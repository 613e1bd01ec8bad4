import { useReadToday } from '../today/use-today.ts';

/** Undefined until loaded. If they can't be loaded, deadlines ignore them: early is safer than late. */
export function useHolidays(): readonly string[] | undefined {
  const { data, error } = useReadToday();
  return data?.holidays ?? (error && none);
}

const none: readonly string[] = [];
