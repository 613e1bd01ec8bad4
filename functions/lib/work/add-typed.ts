import type { BuyerEntryInput, OwnerEntryInput } from '#shared/domain/work-entry.ts';
import { DomainError } from '../errors.ts';
import { discardFile, storeText } from '../files/files.ts';
import type { Creation } from '../store/creation.ts';
import { type Added, addEntry, type NewWorkEntry } from './add-entry.ts';

/** Adds an entry as somebody typed it. A pasted CV becomes a file, as it may be long; where the entry is not added, it goes again. */
export async function addTyped(
  orderId: string,
  { earlierId: _, ...typed }: (BuyerEntryInput | OwnerEntryInput) & Creation,
  added: Added,
): Promise<void> {
  const pasted = typed.kind === 'brief' ? typed.brief.cv : undefined;
  if (!pasted || typed.kind !== 'brief') {
    await addEntry(orderId, typed, added);
    return;
  }
  const { cv: _cv, ...brief } = typed.brief;
  const file = await storeText(pasted);
  const entry: NewWorkEntry = { ...typed, brief, file };
  const work = await addEntry(orderId, entry, added).catch(async (error: unknown) => {
    // A refusal has stored nothing. After any other failure nobody knows, and the file stays.
    if (error instanceof DomainError) await discardFile(file.key);
    throw error;
  });
  if (!work.entries.some((each) => each.file?.key === file.key)) await discardFile(file.key);
}
