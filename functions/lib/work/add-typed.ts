import type { BuyerEntryInput, OwnerEntryInput } from '#shared/domain/work-entry.ts';
import type { Creation } from '../store/creation.ts';
import type { StoredWork } from '../store/works.ts';
import { type Added, addEntry } from './add-entry.ts';

/** Adds an entry as somebody typed it. */
export async function addTyped(
  orderId: string,
  entry: (BuyerEntryInput | OwnerEntryInput) & Creation,
  added: Added,
): Promise<StoredWork> {
  const { earlierId: _, ...typed } = entry;
  return addEntry(orderId, typed, added);
}
