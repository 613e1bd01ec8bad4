import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from './cannot-start.ts';

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
