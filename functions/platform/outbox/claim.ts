import type { OutboxKind } from '#shared/table.ts';
import * as queries from '../table/queries.ts';
import * as table from '../table/table.ts';
import {
  attributesOf,
  type Entry,
  headOf,
  ifUnchanged,
  type NewEntry,
  type OutboxItem,
  withMoved,
  withNew,
} from './entries.ts';

/**
 * A job claims each due entry of its kind, acts on it and pops it. Each step is written only if the outbox hasn't
 * changed since it was read, so runs can overlap.
 */

/** `item` is the item as written by the claim. */
export interface Claim<Facts> {
  item: OutboxItem;
  entry: Entry<Facts>;
}

export async function listDue(
  kind: OutboxKind,
  most: number,
  order?: { latestFirst: boolean },
): Promise<OutboxItem[]> {
  const items: OutboxItem[] = [];
  for await (const page of queries.listDue<OutboxItem>(kind, new Date().toISOString(), order)) {
    items.push(...page);
    if (items.length >= most) break;
  }
  return items.slice(0, most);
}

/**
 * Claims the entry named in the item's index key. If it isn't popped, it becomes due again when the claim ends. Returns
 * undefined if another write got in first; the next run will find the entry.
 */
export async function claim<Facts>(item: OutboxItem): Promise<Claim<Facts> | undefined> {
  const entry = headOf(item);
  if (!entry) return undefined;
  const due = new Date(Date.now() + claimMs(entry)).toISOString();
  const claimed = await write(item, withMoved(item.outbox ?? [], entry.id, due));
  const originalDue = entry.originalDue ?? entry.due;
  return claimed.isWritten
    ? { item: claimed.item, entry: { ...entry, due, originalDue } as Entry<Facts> }
    : undefined;
}

export interface Popped<Item> {
  followUps?: readonly NewEntry[];
  set?: (item: Item, entry: Entry) => Record<string, unknown>;
}

/** Removes a finished entry and appends its follow-ups. Returns false if the claim has expired. */
export const pop = <Item extends OutboxItem>(
  { item, entry }: Claim<unknown>,
  { followUps = [], set }: Popped<Item> = {},
): Promise<boolean> =>
  rewrite(
    { item, entry },
    (outbox) => withNew({ outbox: without(outbox, entry) }, followUps),
    set as Popped<OutboxItem>['set'],
  );

/**
 * Removes an entry that an event reports as finished, even if another run has claimed it. Returns false if there's no
 * such entry.
 */
export async function popEntry<Item extends OutboxItem>(
  key: table.Key,
  isIt: (entry: Entry) => boolean,
  set: Popped<Item>['set'],
): Promise<boolean> {
  let current = await table.findAny<Item>(key);
  for (;;) {
    const entry = current?.outbox?.find(isIt);
    if (!current || !entry) return false;
    const written = await write(current, without(current.outbox ?? [], entry), set?.(current, entry));
    if (written.isWritten) return true;
    current = written.item as Item | undefined;
  }
}

export const delay = ({ item, entry }: Claim<unknown>, due: string, facts?: unknown): Promise<boolean> =>
  rewrite({ item, entry }, (outbox) => withMoved(outbox, entry.id, due, facts));

/** Retries for as long as the claim lasts, because other writes can append entries in the meantime. */
async function rewrite(
  { item, entry }: Claim<unknown>,
  next: (outbox: Entry[]) => Entry[],
  set: Popped<OutboxItem>['set'] = () => ({}),
): Promise<boolean> {
  let current: OutboxItem | undefined = item;
  while (isHeld(current, entry)) {
    const written: Written = await write(current, next(current.outbox), set(current, entry));
    if (written.isWritten) return true;
    current = written.item;
  }
  return false;
}

const without = (outbox: readonly Entry[], { id }: Entry) => outbox.filter((each) => each.id !== id);

const isHeld = (item: OutboxItem | undefined, { id, due }: Entry): item is OutboxItem & { outbox: Entry[] } =>
  item?.outbox?.some((entry) => entry.id === id && entry.due === due) ?? false;

type Written = { isWritten: true; item: OutboxItem } | { isWritten: false; item: OutboxItem | undefined };

async function write(
  item: OutboxItem,
  entries: Entry[],
  set: Record<string, unknown> = {},
): Promise<Written> {
  const key = { pk: item.pk, sk: item.sk };
  const attributes = attributesOf(entries);
  if (entries.length === 0 && item.isDeleted && item.ttl === undefined) {
    if (await table.remove(key, ifUnchanged(item))) return { isWritten: true, item: key };
  } else {
    const after = await table.change<OutboxItem>(key, {
      set: { ...set, ...attributes },
      ...ifUnchanged(item),
    });
    if (after) return { isWritten: true, item: after };
  }
  const stored = await table.findAny<OutboxItem>(key);
  // If a write's response is lost, the SDK retries the write, and the retry fails even though the first write
  // succeeded.
  return stored && stored.outboxTag === attributes.outboxTag
    ? { isWritten: true, item: stored }
    : { isWritten: false, item: stored };
}

// A run ends within three minutes, so a four-minute claim soon frees the entries of a run that was killed. Emails must
// not be sent twice, so their claims last longer than SES takes to report a sent email.
const claimMs = ({ kind }: Entry) => (isMail(kind) ? 15 : 4) * 60_000;

const isMail = (kind: OutboxKind) => kind === 'MAIL' || kind === 'ACKNOWLEDGEMENT';
