import type { OutboxKind } from '#shared/table.ts';
import * as table from '../table/table.ts';
import { attributesOf, ifUnchanged, type NewEntry, type Outboxed, withNew } from './entries.ts';

/**
 * Changes items together with their outbox entries, in one conditional write on the outbox as it was read, retried if
 * another write came first. All functions throw `busy` if other writes keep coming first.
 */

/** Returns false if the key is taken. */
export const insert = (item: table.Item, entries: readonly NewEntry[]): Promise<boolean> =>
  table.untilWritten(async () => {
    const added = attributesOf(withNew(undefined, entries));
    if (await table.insert({ ...item, ...added })) return true;
    const stored = await table.findAny<Outboxed>(item);
    // The stored item has just been deleted, so the next attempt can insert.
    if (!stored) return undefined;
    if (!stored.isDeleted) return isOwn(stored, added);
    // The new item replaces a deleted item and takes over its entries.
    const merged = attributesOf(withNew(stored, entries));
    return (await table.replace({ ...item, ...merged }, ifUnchanged(stored))) || undefined;
  });

/** Like `table.insertOnce`, with entries. */
export const insertOnce = (
  item: table.Item & table.Fingerprinted,
  entries: readonly NewEntry[],
  earlier?: string,
): Promise<boolean> => table.insertOnce(item, earlier, (added) => insert(added, entries));

export interface OutboxChange extends table.Change {
  entries: readonly NewEntry[];
  /** Entries of this kind are removed first, even if claimed. */
  replaces?: OutboxKind;
}

/**
 * `next` must be pure: it runs again on the newer item if another write came first. Returns the changed item, or
 * undefined if it doesn't exist or `next` returns undefined.
 */
export async function change<T>(
  key: table.Key,
  next: (item: T & Outboxed) => OutboxChange | undefined,
  limits?: Parameters<typeof table.untilWritten>[1],
): Promise<T | undefined> {
  let written: Outboxed | undefined;
  const outcome = await table.untilWritten(async () => {
    const item = await table.find<T & Outboxed>(key);
    if (item && isOwn(item, written)) return { item };
    const wanted = item && next(item);
    if (!wanted) return {};
    const { entries, replaces, set, condition, values, ...rest } = wanted;
    const seen = ifUnchanged(item);
    const kept = (item.outbox ?? []).filter(({ kind }) => kind !== replaces);
    const attributes = attributesOf(withNew({ outbox: kept }, entries));
    written = attributes as Outboxed;
    const changed = await table.change<T>(key, {
      ...rest,
      set: { ...set, ...attributes },
      condition: condition ? `(${condition}) AND ${seen.condition}` : seen.condition,
      values: { ...values, ...seen.values },
    });
    return changed && { item: changed };
  }, limits);
  return outcome.item;
}

/**
 * Deletes an item but keeps its entries and adds those of the deletion. Returns the item, or undefined if it doesn't
 * exist.
 */
export async function remove<T>(
  key: table.Key,
  entriesOf: (item: T & Outboxed) => readonly NewEntry[],
): Promise<T | undefined> {
  let written: Outboxed | undefined;
  let former: T | undefined;
  const isRemoved = await table.untilWritten(async () => {
    const item = await table.findAny<T & Outboxed>(key);
    if (!item || item.isDeleted) return isOwn(item, written);
    former = item;
    const left = attributesOf(withNew(item, entriesOf(item)));
    written = left as Outboxed;
    const isWritten = left.outbox
      ? await table.replace({ ...key, isDeleted: true, ...left }, ifUnchanged(item))
      : await table.remove(key, ifUnchanged(item));
    return isWritten || undefined;
  });
  return isRemoved ? former : undefined;
}

// The SDK retries a write whose response was lost. The retry then fails, although the first write is stored.
const isOwn = (stored: Outboxed | undefined, written: { outboxTag?: string | undefined } | undefined) =>
  written?.outboxTag !== undefined && stored?.outboxTag === written.outboxTag;
