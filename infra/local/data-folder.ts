import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SampleLinks } from './seed/business.ts';
import { StartError } from './start-error.ts';

export function prepareFolder(folder: string): void {
  const probe = join(folder, '.writable');
  try {
    mkdirSync(folder, { recursive: true });
    // Permissions don't show whether the disk is read-only, and they don't restrict root.
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : 'unknown';
    throw new StartError(
      `The data folder ${folder} can’t be written to (${reason}). Set DATA_DIR to another folder.`,
    );
  }
}

export const databaseFolder = (dataFolder: string) => join(dataFolder, 'dynamodb');

/** Also true if the first start was interrupted. */
export const isNewFolder = (dataFolder: string): boolean =>
  existsSync(join(dataFolder, mark)) || !existsSync(databaseFolder(dataFolder));

const mark = '.first-start';
const sampleLinks = 'sample-links.json';

/** This data is useless without the table. */
const filledWithIt = ['mail', 'files', 'media', 'razorpay.jsonl', sampleLinks];

/** Starts over if the first start was interrupted. Returns a function to call once the table has been filled. */
export function prepareFirstStart(dataFolder: string): () => void {
  const file = join(dataFolder, mark);
  // Deletes the files directly, because the database can't delete a table if it was killed while creating it.
  if (existsSync(file))
    for (const kept of [databaseFolder(dataFolder), ...filledWithIt.map((name) => join(dataFolder, name))])
      rmSync(kept, { recursive: true, force: true });
  // Written only while there's no data yet, so it's harmless if left behind.
  if (!existsSync(databaseFolder(dataFolder))) writeFileSync(file, '');
  return () => rmSync(file, { force: true });
}

export const storeSampleLinks = (dataFolder: string, links: SampleLinks): void =>
  writeFileSync(join(dataFolder, sampleLinks), JSON.stringify(links));

/** Returns undefined if the folder has no sample business. */
export function readSampleLinks(dataFolder: string): SampleLinks | undefined {
  const file = join(dataFolder, sampleLinks);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
