import type { Settings, SettingsInput } from '#shared/domain/settings/settings.ts';
import { firstOrNextVersion } from '../platform/table/replacement.ts';
import * as table from '../platform/table/table.ts';

/**
 *   pk         sk
 *   SETTINGS   DESK   holidays, templates, version
 */

const key = { pk: 'SETTINGS', sk: 'DESK' } as const;

/** The owner's settings; version 0 where nothing is stored. */
export const get = async (): Promise<Settings> =>
  (await table.find<Settings>(key)) ?? { holidays: [], templates: [], version: 0 };

/** Replaces the settings. Undefined when they are not in the `expected` version. */
export const replace = (input: SettingsInput, expected?: number) =>
  table.change<Settings>(key, { set: input, ...firstOrNextVersion(expected) });
