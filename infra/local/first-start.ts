import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the database keeps its files, in the data folder. */
export const databaseFolder = (dataFolder: string) => join(dataFolder, 'dynamodb');

/** The first start in a data folder, which fills the table. One that was cut short is to be begun again. */
export interface FirstStart {
  /** True also when the start before this one did not come to its end. */
  isOpen: boolean;
  /** Called when the table is filled. */
  finish: () => void;
}

/** Looks at the data folder before the database opens its files there. */
export function firstStartIn(dataFolder: string): FirstStart {
  const mark = join(dataFolder, '.first-start');
  // Set only while there is nothing to lose, so a mark that is left over never costs anybody's data.
  if (!existsSync(databaseFolder(dataFolder))) writeFileSync(mark, '');
  return { isOpen: existsSync(mark), finish: () => rmSync(mark, { force: true }) };
}
