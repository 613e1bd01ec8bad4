import type { OutboxKind } from '#shared/table.ts';
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
 * A job's steps with the entries of its kind that are due: claim → act → pop. Each step is one conditional write on top
 * of the outbox that was read, so any number of runs may overlap.
 */

/** An entry that is this run's for a quarter of an hour, with the item as the claim has left it. */
export interface Claim<Facts> {
  item: OutboxItem;
  entry: Entry<Facts>;
}

/** Items that stand in the index for an entry of a kind that is due, the earliest first, and `most` of them. */
export async function listDue(kind: OutboxKind, most: number): Promise<OutboxItem[]> {
  const items: OutboxItem[] = [];
  for await (const page of table.listDue<OutboxItem>(kind, new Date().toISOString())) {
    items.push(...page);
    if (items.length >= most) break;
  }
  return items.slice(0, most);
}

/**
 * Claims the entry for which an item stands in the index. Undefined where another write came first: should the entry
 * still be there, the next run finds it. It comes again after 15 minutes, unless it is popped by then.
 */
export async function claim<Facts>(item: OutboxItem): Promise<Claim<Facts> | undefined> {
  const entry = headOf(item);
  if (!entry) return undefined;
  const due = new Date(Date.now() + claimMs).toISOString();
  const claimed = await write(item, withMoved(item.outbox ?? [], entry.id, due));
  const originalDue = entry.originalDue ?? entry.due;
  return claimed.isWritten
    ? { item: claimed.item, entry: { ...entry, due, originalDue } as Entry<Facts> }
    : undefined;
}

/** The trace that an entry leaves on its item when it is popped. */
export interface Popped<Item> {
  followUps?: readonly NewEntry[];
  /** Attributes that are written with it, from the item as it is then; an undefined one is removed. */
  set?: (item: Item, entry: Entry) => Record<string, unknown>;
}

/** Takes an entry that is done out, and writes what follows from that. False when the claim has run out. */
export const pop = <Item extends OutboxItem>(
  { item, entry }: Claim<unknown>,
  { followUps = [], set }: Popped<Item> = {},
): Promise<boolean> =>
  rewrite(
    { item, entry },
    (outbox) => withNew({ outbox: without(outbox, entry) }, followUps),
    set as Popped<OutboxItem>['set'],
  );

/** Takes an entry out of which another source tells that it is done, whichever run has claimed it. False without one. */
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

/** Puts an entry off, as something kept it from being done, with other facts where they are given. False when the claim has run out. */
export const delay = ({ item, entry }: Claim<unknown>, due: string, facts?: unknown): Promise<boolean> =>
  rewrite({ item, entry }, (outbox) => withMoved(outbox, entry.id, due, facts));

/** Rewrites an outbox as long as the claim holds: others may append to it meanwhile. */
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

/** Writes an outbox on top of the one that was read, and returns the item as it is then, by whomever it was written. */
async function write(
  item: OutboxItem,
  entries: Entry[],
  set: Record<string, unknown> = {},
): Promise<Written> {
  const key = { pk: item.pk, sk: item.sk };
  const attributes = attributesOf(entries);
  if (entries.length === 0 && item.isDeleted) {
    if (await table.remove(key, ifUnchanged(item))) return { isWritten: true, item: key };
  } else {
    const after = await table.change<OutboxItem>(key, {
      set: { ...set, ...attributes },
      ...ifUnchanged(item),
    });
    if (after) return { isWritten: true, item: after };
  }
  const stored = await table.findAny<OutboxItem>(key);
  // Where the answer to it was lost, the client has sent it again: then it is refused, and made already.
  return stored && stored.outboxTag === attributes.outboxTag
    ? { isWritten: true, item: stored }
    : { isWritten: false, item: stored };
}

// Longer than any run lasts, and than Amazon SES takes to tell that it has sent a mail.
const claimMs = 15 * 60_000;
