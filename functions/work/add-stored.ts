import { DomainError } from '../platform/errors.ts';
import { type Added, addEntry, type NewWorkEntry } from './add-entry.ts';
import { discardFile } from './files.ts';
import type { StoredWork } from './store.ts';

/**
 * Adds the entry of a file that is stored already, in this order so that no entry names a file that is not there. A file
 * that no entry names is deleted. Throws what `addEntry` throws.
 */
export async function addStored(
  orderId: string,
  entry: NewWorkEntry & Required<Pick<NewWorkEntry, 'file'>>,
  added: Added,
): Promise<StoredWork> {
  const { key } = entry.file;
  const work = await addEntry(orderId, entry, added).catch(async (error: unknown) => {
    // A refusal has stored nothing. After any other failure the entry may be there.
    if (error instanceof DomainError) await discardFile(key);
    throw error;
  });
  if (!work.entries.some(({ file }) => file?.key === key)) await discardFile(key);
  return work;
}
