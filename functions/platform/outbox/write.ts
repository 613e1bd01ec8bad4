import type { OutboxKind } from '#shared/table.ts';
import * as table from '../table/table.ts';
import { attributesOf, ifUnchanged, type NewEntry, type Outboxed, withNew } from './entries.ts';

/**
 * Changes of items with entries of the outbox. Each is one conditional write onto the outbox that was read, and is repeated
 * where another write of the outbox came between. All throw `busy` when other writes come between again and again.
 */

/** Stores a new item with its entries. False when its key is taken. */
export const insert = (item: table.Item, entries: readonly NewEntry[]): Promise<boolean> =>
  table.untilWritten(async () => {
    const added = attributesOf(withNew(undefined, entries));
    if (await table.insert({ ...item, ...added })) return true;
    const stored = await table.findAny<Outboxed>(item);
    // Another write has just deleted the stored item, so the next attempt can insert.
    if (!stored) return undefined;
    if (!stored.isDeleted) return isOwn(stored, added);
    // The new item replaces a deleted item, and takes over its entries.
    const merged = attributesOf(withNew(stored, entries));
    return (await table.replace({ ...item, ...merged }, ifUnchanged(stored))) || undefined;
  });

/** Stores a new item once with its entries, as `table.insertOnce` stores an item without entries. */
export const insertOnce = (
  item: table.Item & table.Fingerprinted,
  entries: readonly NewEntry[],
  earlier?: string,
): Promise<boolean> => table.insertOnce(item, earlier, (added) => insert(added, entries));

/** A change with the entries that it appends. */
export interface OutboxChange extends table.Change {
  entries: readonly NewEntry[];
  /** The kind of entries that the change removes before it appends, also if they are claimed. */
  replaces?: OutboxKind;
}

/**
 * Changes an item by `next`, a function without effects: it runs again on the newer item when another write came
 * between. Returns the item after that; undefined where there is no such item, or `next` returns undefined.
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

/** Deletes an item, and keeps its entries and those of the deletion. Returns the item, or undefined where the table had no such item. */
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

// The client repeats a write whose answer was lost, and the repeat is refused though the first write is stored.
const isOwn = (stored: Outboxed | undefined, written: { outboxTag?: string | undefined } | undefined) =>
  written?.outboxTag !== undefined && stored?.outboxTag === written.outboxTag;
