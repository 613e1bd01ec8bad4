import type { Settings, SettingsInput } from '#shared/domain/settings/settings.ts';
import { firstOrNextVersion } from '../platform/table/replacement.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk         sk
 *   SETTINGS   ADMIN   holidays, templates, version
 */

const key = { pk: 'SETTINGS', sk: 'ADMIN' } as const;

export const get = async (): Promise<Settings> =>
  (await table.find<Settings>(key)) ?? { holidays: [], templates: [], version: 0 };

export const replace = (input: SettingsInput, expected?: number) =>
  table.change<Settings>(key, { set: input, ...firstOrNextVersion(expected) });
