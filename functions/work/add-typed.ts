import type { BuyerEntryInput, OwnerEntryInput } from '#shared/domain/work/work-entry.ts';
import type { Creation } from '../platform/table/creation.ts';
import { type Added, addEntry } from './add-entry.ts';
import { addStored, storeText } from './files.ts';

/** Adds an entry as somebody typed it. A pasted CV becomes a file, as it may be long. */
export async function addTyped(
  orderId: string,
  { earlierId: _, ...typed }: (BuyerEntryInput | OwnerEntryInput) & Creation,
  added: Added,
): Promise<void> {
  if (typed.kind !== 'brief' || !typed.brief.cv) {
    await addEntry(orderId, typed, added);
    return;
  }
  const { cv, ...brief } = typed.brief;
  await addStored(orderId, { ...typed, brief, file: await storeText(cv) }, added);
}
