import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from './cannot-start.ts';
import type { SampleLinks } from './seed/business.ts';

/** Makes sure that a folder exists and can be written. */
export function prepareFolder(folder: string): void {
  const probe = join(folder, '.writable');
  try {
    mkdirSync(folder, { recursive: true });
    // Only a write tells: permissions do not tell of a read-only disk, or of root.
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : 'unknown';
    throw new CannotStart(
      `The data folder ${folder} cannot be written (${reason}); set DATA_DIR to another folder.`,
    );
  }
}

/** The folder of the database's files in the data folder. */
export const databaseFolder = (dataFolder: string) => join(dataFolder, 'dynamodb');

/** Whether the data folder is empty, or has only the rest of a first start that was cut short. */
export const isNewFolder = (dataFolder: string): boolean =>
  existsSync(join(dataFolder, mark)) || !existsSync(databaseFolder(dataFolder));

const mark = '.first-start';
const sampleLinks = 'sample-links.json';

/** The stand-ins' data about a filled table: mails, files and payments mean nothing without the table. */
const filledWithIt = ['mail', 'files', 'razorpay.jsonl', sampleLinks];

/**
 * Prepares the data folder for the first start, which fills the table. A first start that was cut short begins again.
 * Returns a function to call when the table is filled.
 */
export function prepareFirstStart(dataFolder: string): () => void {
  const file = join(dataFolder, mark);
  // The files are deleted, and not the table, as a database that was killed while it made a table cannot delete it.
  if (existsSync(file))
    for (const kept of [databaseFolder(dataFolder), ...filledWithIt.map((name) => join(dataFolder, name))])
      rmSync(kept, { recursive: true, force: true });
  // The mark is only set while there is no data, so a mark that is left over costs nobody's data.
  if (!existsSync(databaseFolder(dataFolder))) writeFileSync(file, '');
  return () => rmSync(file, { force: true });
}

/** Stores the links to the sample business of a data folder, for later starts. */
export const keepSampleLinks = (dataFolder: string, links: SampleLinks): void =>
  writeFileSync(join(dataFolder, sampleLinks), JSON.stringify(links));

/** The links that the first start stored; undefined where there is no sample business. */
export function keptSampleLinks(dataFolder: string): SampleLinks | undefined {
  const file = join(dataFolder, sampleLinks);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
