import { ApiError, type Data } from '#shared/api/client.ts';
import { useQuery } from '../queries.ts';

/** A setting of the owner's, which is replaced as a whole. */
type SettingRoute = 'GET /admin/holidays' | 'GET /admin/reply-templates';

/**
 * Reads a setting, and replaces it by what a change makes of it. Where somebody else was quicker, the change is refused and
 * what they stored is shown: the same change once more is made to that.
 */
export function useSetting<K extends SettingRoute>(
  route: K,
  write: (setting: Data<K>) => Promise<{ data: Data<K> }>,
) {
  const { data: setting, error, show, ask } = useQuery<SettingRoute>(route);
  const save = async (change: (setting: Data<K>) => Data<K>): Promise<void> => {
    if (!setting) return;
    try {
      await show((await write(change(setting as Data<K>))).data);
    } catch (error) {
      if (!isOutdated(error)) throw error;
      const stored = (await ask()) as Data<K> | undefined;
      // An earlier try has made the change, and only its answer was lost.
      if (stored && JSON.stringify(change(stored)) === JSON.stringify(stored)) return;
      throw error;
    }
  };
  return { setting: setting as Data<K> | undefined, error, save, refresh: () => void ask() };
}

/** Whether a change was refused because somebody else had made one since it was read. */
export const isOutdated = (error: unknown): boolean => error instanceof ApiError && error.status === 412;
