import { updateSettings } from '#shared/api/settings.ts';
import { stale } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as settings from '../store.ts';

export const handler = handle(updateSettings, async ({ body, expected }) => {
  const changed = await settings.replace(body, expected);
  if (!changed) throw stale('The settings have changed since you opened them. Reload them before you save.');
  return changed;
});
