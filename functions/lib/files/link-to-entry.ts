import { fileNameOf } from '#shared/domain/file-name.ts';
import type { WorkEntry } from '#shared/domain/work-entry.ts';
import { gone, notFound } from '../errors.ts';
import * as works from '../store/works.ts';
import { linkToFile } from './files.ts';

/**
 * A link that downloads the file of an entry, for 60 seconds. Throws `notFound`, and `gone` for a file that its buyer has
 * deleted, or for a draft that was withdrawn: that, the owner may still look at.
 */
export async function linkToEntry(
  orderId: string,
  entryId: string,
  reader: WorkEntry['by'],
): Promise<{ location: string }> {
  const { entries = [] } = (await works.find(orderId)) ?? {};
  const entry = entries.find(({ id }) => id === entryId);
  if (!entry?.file) throw notFound('Could not find this file.');
  if (entry.file.isGone) throw gone('This file was deleted.');
  const isWithdrawn = entries.some(({ kind, draft }) => kind === 'withdrawn' && draft === entryId);
  if (isWithdrawn && reader === 'buyer') throw gone('This draft was withdrawn.');
  return { location: await linkToFile(entry.file.key, fileNameOf(entries, entry)) };
}
