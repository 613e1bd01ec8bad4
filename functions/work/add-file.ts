import { createHash } from 'node:crypto';
import type { WorkEntry } from '#shared/domain/work/work-entry.ts';
import type { NewWorkEntry } from './add-entry.ts';
import { addStored } from './add-stored.ts';
import { storeFile } from './files.ts';
import type { StoredWork } from './store.ts';

/**
 * Keeps a file and adds its entry. Sent again under its id, it is kept once. Throws what `storeFile` and `addStored`
 * throw.
 */
export async function addFile(
  orderId: string,
  entry: Omit<NewWorkEntry, 'file' | 'fingerprint'>,
  { bytes, by }: { bytes: Buffer; by: WorkEntry['by'] },
): Promise<StoredWork> {
  const file = await storeFile(bytes);
  return addStored(orderId, { ...entry, file, fingerprint: fingerprintOf(entry, bytes) }, { by });
}

const fingerprintOf = ({ kind, document, text }: Omit<NewWorkEntry, 'file'>, bytes: Buffer): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, document, text]))
    .update(bytes)
    .digest('base64url');
