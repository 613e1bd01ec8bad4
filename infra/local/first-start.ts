import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the database keeps its files, in the data folder. */
export const databaseFolder = (dataFolder: string) => join(dataFolder, 'dynamodb');

/**
 * Prepares the data folder for the first start, which fills the table; one that was cut short begins again.
 * Returns what to call when the table is filled.
 */
export function prepareFirstStart(dataFolder: string): () => void {
  const mark = join(dataFolder, '.first-start');
  // The files go, not the table: a database killed while it makes a table never makes or deletes it again.
  if (existsSync(mark)) rmSync(databaseFolder(dataFolder), { recursive: true, force: true });
  // Set only while there is nothing to lose, so a mark that is left over never costs anybody's data.
  if (!existsSync(databaseFolder(dataFolder))) writeFileSync(mark, '');
  return () => rmSync(mark, { force: true });
}
