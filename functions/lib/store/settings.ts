import type { Holidays, ReplyTemplates } from '#shared/domain/settings.ts';
import * as table from './table.ts';
import { firstOrNextVersion } from './version.ts';

/**
 *   pk         sk                version, and
 *   SETTINGS   HOLIDAYS          dates
 *   SETTINGS   REPLY_TEMPLATES   templates
 */

interface Settings {
  HOLIDAYS: Holidays;
  REPLY_TEMPLATES: ReplyTemplates;
}

type Name = keyof Settings;

const unset: Settings = {
  HOLIDAYS: { dates: [], version: 0 },
  REPLY_TEMPLATES: { templates: [], version: 0 },
};

const key = (name: Name) => ({ pk: 'SETTINGS', sk: name }) as const;

/** A setting as it is now. */
export const get = async <N extends Name>(name: N): Promise<Settings[N]> =>
  (await table.find<Settings[N]>(key(name))) ?? unset[name];

/** Replaces a setting. Undefined when it is not in the `expected` version. */
export const replace = <N extends Name>(name: N, input: Omit<Settings[N], 'version'>, expected?: number) =>
  table.change<Settings[N]>(key(name), { set: input, ...firstOrNextVersion(expected) });
