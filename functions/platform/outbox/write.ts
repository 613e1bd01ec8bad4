import type { OutboxKind } from '#shared/table.ts';
import * as table from '../table/table.ts';
import { attributesOf, ifUnchanged, type NewEntry, type Outboxed, withNew } from './entries.ts';

/**
 * These functions change an item and its outbox entries in one conditional write, and retry if another write gets in
 * first. They throw `busy` if that keeps happening.
 */

export const insert = (item: table.Item, entries: readonly NewEntry[]): Promise<boolean> =>
  table.untilWritten(async () => {
    const added = attributesOf(withNew(undefined, entries));
    if (await table.insert({ ...item, ...added })) return true;
    const stored = await table.findAny<Outboxed>(item);
    if (!stored) return undefined;
    if (!stored.isDeleted) return isOwn(stored, added);
    // The new item replaces a deleted item and takes over its entries.
    const merged = attributesOf(withNew(stored, entries));
    return (await table.replace({ ...item, ...merged }, ifUnchanged(stored))) || undefined;
  });

export const insertOnce = (
  item: table.Item & table.Fingerprinted,
  entries: readonly NewEntry[],
  earlier?: string,
): Promise<boolean> => table.insertOnce(item, earlier, (added) => insert(added, entries));

export interface OutboxChange extends table.Change {
  entries: readonly NewEntry[];
  /** Removes the existing entries of this kind first, even if they're claimed. */
  replaces?: OutboxKind;
}

/**
 * `next` must be safe to repeat, because it runs again on the newer item if another write gets in first. Returns the changed
 * item, or undefined if it doesn't exist or `next` returns undefined.
 */
export async function change<T>(
  key: table.Key,
  next: (item: T & Outboxed) => OutboxChange | undefined | Promise<OutboxChange | undefined>,
  limits?: Parameters<typeof table.untilWritten>[1],
): Promise<T | undefined> {
  let written: Outboxed | undefined;
  const outcome = await table.untilWritten(async () => {
    const item = await table.find<T & Outboxed>(key);
    if (item && isOwn(item, written)) return { item };
    const wanted = item && (await next(item));
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
 * Deletes an item, but keeps its entries and adds the new ones from `entriesOf`. If `expiryOf` returns a `ttl`, a
 * tombstone remains until then. Returns the deleted item, or undefined if it doesn't exist.
 */
export async function remove<T>(
  key: table.Key,
  entriesOf: (item: T & Outboxed) => readonly NewEntry[],
  expiryOf: (item: T) => number | undefined = () => undefined,
): Promise<T | undefined> {
  let written: Outboxed | undefined;
  let former: T | undefined;
  const isRemoved = await table.untilWritten(async () => {
    const item = await table.findAny<T & Outboxed>(key);
    if (!item || item.isDeleted) return isOwn(item, written);
    former = item;
    const left = attributesOf(withNew(item, entriesOf(item)));
    written = left as Outboxed;
    const ttl = expiryOf(item);
    const isWritten =
      left.outbox || ttl !== undefined
        ? await table.replace({ ...key, isDeleted: true, ttl, ...left }, ifUnchanged(item))
        : await table.remove(key, ifUnchanged(item));
    return isWritten || undefined;
  });
  return isRemoved ? former : undefined;
}

// If a write's response is lost, the SDK retries the write, and the retry fails even though the first write succeeded.
const isOwn = (stored: Outboxed | undefined, written: { outboxTag?: string | undefined } | undefined) =>
  written?.outboxTag !== undefined && stored?.outboxTag === written.outboxTag;
