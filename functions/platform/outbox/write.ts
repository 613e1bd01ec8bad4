import type { OutboxKind } from '#shared/table.ts';
import * as table from '../table/table.ts';
import { attributesOf, ifUnchanged, type NewEntry, type Outboxed, withNew } from './entries.ts';

/**
 * Changes of items from which something has to follow: each is one conditional write, of the change and of the
 * entries, on top of the outbox that was read. Where another write of the outbox comes between, it is made again on
 * that. All throw `busy` when others come between again and again.
 */

/** Stores a new item with what follows from it. False when its key is taken. */
export const insert = (item: table.Item, entries: readonly NewEntry[]): Promise<boolean> =>
  table.untilWritten(async () => {
    const added = attributesOf(withNew(undefined, entries));
    if (await table.insert({ ...item, ...added })) return true;
    const stored = await table.findAny<Outboxed>(item);
    // Gone just now, and its place is free.
    if (!stored) return undefined;
    if (!stored.isDeleted) return isOwn(stored, added);
    // The rest of a deleted item makes room, and its entries go over to the new one.
    const merged = attributesOf(withNew(stored, entries));
    return (await table.replace({ ...item, ...merged }, ifUnchanged(stored))) || undefined;
  });

/** Stores a new item once with what follows from it, as `table.insertOnce` does without. */
export const insertOnce = (
  item: table.Item & table.Fingerprinted,
  entries: readonly NewEntry[],
  earlier?: string,
): Promise<boolean> => table.insertOnce(item, earlier, (added) => insert(added, entries));

/** A change with what follows from it. */
export interface OutboxChange extends table.Change {
  entries: readonly NewEntry[];
  /** The kind of which the new entries take the place of those that are there, claimed ones too. */
  replaces?: OutboxKind;
}

/**
 * Changes an item by `next`, a function without effects: it runs again on the newer item when another write came
 * between. Returns the item as it is afterwards, or undefined where there is none, or `next` returns none.
 */
export async function change<T>(
  key: table.Key,
  next: (item: T & Outboxed) => OutboxChange | undefined,
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
  });
  return outcome.item;
}

/** Deletes an item, but for what has yet to follow, from before or from the deletion. Returns it; undefined when there was none. */
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

// A write whose answer was lost: the client has sent it again, and then it is refused because it is made already.
const isOwn = (stored: Outboxed | undefined, written: { outboxTag?: string | undefined } | undefined) =>
  written?.outboxTag !== undefined && stored?.outboxTag === written.outboxTag;
