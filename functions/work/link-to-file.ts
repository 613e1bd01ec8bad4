import { erasedText, isErased } from '#shared/domain/limits/retention.ts';
import { fileNameOf } from '#shared/domain/work/file-name.ts';
import type { WorkEntry } from '#shared/domain/work/work-entry.ts';
import { gone, notFound } from '../platform/errors.ts';
import { linkToFile } from './files.ts';
import * as works from './store.ts';

/**
 * A link that downloads the file of an entry, for 60 seconds. Throws `notFound`, and `gone` for a file that its buyer has
 * deleted or that is kept no more, and for a draft that was withdrawn: that, the owner may still look at.
 */
export async function linkToEntry(
  orderId: string,
  entryId: string,
  reader: WorkEntry['by'],
): Promise<{ location: string }> {
  const work = await works.find(orderId);
  const entry = work?.entries.find(({ id }) => id === entryId);
  if (!work || !entry?.file) throw notFound('Could not find this file.');
  if (entry.file.isGone) throw gone('This file was deleted.');
  if (isErased(entry.at, Date.now())) throw gone(erasedText);
  const isWithdrawn = work.entries.some(({ kind, draft }) => kind === 'withdrawn' && draft === entryId);
  if (isWithdrawn && reader === 'buyer') throw gone('This draft was withdrawn.');
  return { location: await linkToFile(entry.file.key, fileNameOf(work, entry)) };
}
