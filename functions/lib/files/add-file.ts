import { createHash } from 'node:crypto';
import type { WorkEntry } from '#shared/domain/work-entry.ts';
import { DomainError } from '../errors.ts';
import type { StoredWork } from '../store/works.ts';
import { addEntry, type NewWorkEntry } from '../work/add-entry.ts';
import { discardFile, storeFile } from './files.ts';

/**
 * Keeps a file and adds its entry, in this order, so that no entry names a file that is not there; one that no entry
 * names is deleted. Sent again under its id, it is kept once. Throws what `storeFile` and `addEntry` throw.
 */
export async function addFile(
  orderId: string,
  entry: Omit<NewWorkEntry, 'file' | 'fingerprint'>,
  { bytes, by }: { bytes: Buffer; by: WorkEntry['by'] },
): Promise<StoredWork> {
  const file = await storeFile(bytes);
  const work = await add(orderId, { ...entry, file, fingerprint: fingerprintOf(entry, bytes) }, by);
  if (!work.entries.some((each) => each.file?.key === file.key)) await discardFile(file.key);
  return work;
}

type FileEntry = NewWorkEntry & Required<Pick<NewWorkEntry, 'file'>>;

async function add(orderId: string, entry: FileEntry, by: WorkEntry['by']): Promise<StoredWork> {
  try {
    return await addEntry(orderId, entry, { by });
  } catch (error) {
    // After any other failure the entry may be there.
    if (error instanceof DomainError) await discardFile(entry.file.key);
    throw error;
  }
}

const fingerprintOf = ({ kind, document, text }: Omit<NewWorkEntry, 'file'>, bytes: Buffer): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, document, text]))
    .update(bytes)
    .digest('base64url');
