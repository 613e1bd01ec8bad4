import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SampleLinks } from './seed/business.ts';
import { StartError } from './start-error.ts';

export function prepareFolder(folder: string): void {
  const probe = join(folder, '.writable');
  try {
    mkdirSync(folder, { recursive: true });
    // Permissions say nothing about a read-only disk or root.
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : 'unknown';
    throw new StartError(
      `The data folder ${folder} cannot be written (${reason}); set DATA_DIR to another folder.`,
    );
  }
}

export const databaseFolder = (dataFolder: string) => join(dataFolder, 'dynamodb');

/** Or contains only an interrupted first start. */
export const isNewFolder = (dataFolder: string): boolean =>
  existsSync(join(dataFolder, mark)) || !existsSync(databaseFolder(dataFolder));

const mark = '.first-start';
const sampleLinks = 'sample-links.json';

/** Meaningless without the table. */
const filledWithIt = ['mail', 'files', 'razorpay.jsonl', sampleLinks];

/** An interrupted first start begins again. Returns a function to call when the table is filled. */
export function prepareFirstStart(dataFolder: string): () => void {
  const file = join(dataFolder, mark);
  // Deletes the files, because a database killed while creating a table can't delete it.
  if (existsSync(file))
    for (const kept of [databaseFolder(dataFolder), ...filledWithIt.map((name) => join(dataFolder, name))])
      rmSync(kept, { recursive: true, force: true });
  // Only set while there is no data, so a leftover mark is harmless.
  if (!existsSync(databaseFolder(dataFolder))) writeFileSync(file, '');
  return () => rmSync(file, { force: true });
}

export const storeSampleLinks = (dataFolder: string, links: SampleLinks): void =>
  writeFileSync(join(dataFolder, sampleLinks), JSON.stringify(links));

/** Undefined without the sample business. */
export function readSampleLinks(dataFolder: string): SampleLinks | undefined {
  const file = join(dataFolder, sampleLinks);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
