import * as table from './table.ts';

/**
 *   pk         sk         dates
 *   SETTINGS   HOLIDAYS   days of India such as 2026-11-20, in any order
 */

/** The days on which nobody has to answer. */
export const find = async (): Promise<string[]> =>
  (await table.find<{ dates: string[] }>({ pk: 'SETTINGS', sk: 'HOLIDAYS' }))?.dates ?? [];
