import { randomUUID } from 'node:crypto';
import { addEntry } from './add-entry.ts';
import { deleteFile } from './files.ts';
import type { StoredWork } from './store.ts';

/**
 * Deletes the files that a buyer has handed in: first their entries say so, and no link leads there any more, then the
 * bucket forgets them. Asked again, it deletes what an earlier time has left. Throws `notFound`, and `busy` when the bucket
 * does not answer.
 */
export async function deleteBuyersFiles(orderId: string): Promise<StoredWork> {
  const work = await addEntry(orderId, { id: randomUUID(), kind: 'deleted' }, { by: 'buyer' });
  const keys = work.entries.flatMap(({ file }) => (file?.isGone ? file.key : []));
  // Ten at once are as many as an order has at a time.
  while (keys.length > 0) await Promise.all(keys.splice(0, 10).map(deleteFile));
  return work;
}
