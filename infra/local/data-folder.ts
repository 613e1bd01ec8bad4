import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from './cannot-start.ts';
import type { SampleLinks } from './seed/business.ts';

/** Makes sure that a folder is there and takes files. */
export function prepareFolder(folder: string): void {
  const probe = join(folder, '.writable');
  try {
    mkdirSync(folder, { recursive: true });
    // Written, not asked for: permissions alone do not tell about a read-only disk, nor about root.
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : 'unknown';
    throw new CannotStart(
      `The data folder ${folder} cannot be written (${reason}); set DATA_DIR to another.`,
    );
  }
}

/** The folder of the database's files in the data folder. */
export const databaseFolder = (dataFolder: string) => join(dataFolder, 'dynamodb');

/** Tells whether nothing is kept in the data folder yet, or only what a first start that was cut short has left. */
export const isNewFolder = (dataFolder: string): boolean =>
  existsSync(join(dataFolder, mark)) || !existsSync(databaseFolder(dataFolder));

const mark = '.first-start';
const sampleLinks = 'sample-links.json';

/** What the stand-ins keep of a table that is filled: mails, files and payments mean nothing without it. */
const filledWithIt = ['mail', 'files', 'razorpay.jsonl', sampleLinks];

/**
 * Prepares the data folder for the first start, which fills the table; one that was cut short begins again.
 * Returns a function to call when the table is filled.
 */
export function prepareFirstStart(dataFolder: string): () => void {
  const file = join(dataFolder, mark);
  // Deletes the files rather than the table: a database killed while it makes a table cannot delete that one.
  if (existsSync(file))
    for (const kept of [databaseFolder(dataFolder), ...filledWithIt.map((name) => join(dataFolder, name))])
      rmSync(kept, { recursive: true, force: true });
  // Set only while there is nothing to lose, so a mark that is left over never costs anybody's data.
  if (!existsSync(databaseFolder(dataFolder))) writeFileSync(file, '');
  return () => rmSync(file, { force: true });
}

/** Keeps where the sample business of a data folder is to be seen, for the starts after the first. */
export const keepSampleLinks = (dataFolder: string, links: SampleLinks): void =>
  writeFileSync(join(dataFolder, sampleLinks), JSON.stringify(links));

/** The addresses that an earlier start has kept; undefined where there is no sample business. */
export function keptSampleLinks(dataFolder: string): SampleLinks | undefined {
  const file = join(dataFolder, sampleLinks);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
