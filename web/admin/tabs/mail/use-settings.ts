import type { Settings, SettingsInput } from '#shared/domain/settings/settings.ts';
import { callApi } from '../../../api.ts';
import { useQuery, useRefresh } from '../../kit/queries.ts';
import { isRefusal } from '../../kit/refusal.ts';

/**
 * `save` changes some of the settings. If someone else has changed them in the meantime, it fails and shows the stored
 * settings, so the next attempt is based on those.
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
      // Today also depends on the holidays.
      refresh(['GET /admin/today']);
    } catch (error) {
      if (!isOutdated(error)) throw error;
      const stored = await ask();
      // An earlier attempt must have made the change: only its response was lost.
      if (stored && JSON.stringify({ ...stored, ...change(stored) }) === JSON.stringify(stored)) return;
      throw error;
    }
  };
  return { read, settings, save };
}

export const isOutdated = (error: unknown): boolean => isRefusal(error, 412);
