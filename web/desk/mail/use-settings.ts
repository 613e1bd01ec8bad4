import type { Settings, SettingsInput } from '#shared/domain/settings/settings.ts';
import { callApi } from '../../api.ts';
import { useQuery, useRefresh } from '../queries.ts';
import { isRefusal } from '../refusal.ts';

/**
 * Reads the owner's settings, and replaces a part by what a change makes of it. Where somebody else was quicker, the change
 * is refused and what they stored is shown: the same change once more is made to that.
 */
export function useSettings() {
  const read = useQuery('GET /admin/settings');
  const { data: settings, show, ask } = read;
  const refresh = useRefresh();
  const save = async (change: (settings: Settings) => Partial<SettingsInput>): Promise<void> => {
    if (!settings) return;
    const { version: ifMatch, ...body } = { ...settings, ...change(settings) };
    try {
      await show((await callApi('PUT /admin/settings', { body, ifMatch })).data);
      // Today has the holidays, too.
      refresh(['GET /admin/today']);
    } catch (error) {
      if (!isOutdated(error)) throw error;
      const stored = await ask();
      // An earlier try has made the change, and only its answer was lost.
      if (stored && JSON.stringify({ ...stored, ...change(stored) }) === JSON.stringify(stored)) return;
      throw error;
    }
  };
  return { read, settings, save };
}

/** Whether a change was refused because somebody else had made one since it was read. */
export const isOutdated = (error: unknown): boolean => isRefusal(error, 412);
