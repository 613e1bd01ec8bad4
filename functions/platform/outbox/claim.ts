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
 * The steps of a job with each due entry of its kind: claim → act → pop. Claiming and popping are conditional writes onto the
 * outbox that was read, so any number of runs may overlap.
 */

/** An entry that this run has claimed for some minutes, with the item as the claim has written it. */
export interface Claim<Facts> {
  item: OutboxItem;
  entry: Entry<Facts>;
}

/** The first `most` items with a due entry of a kind, the earliest first unless `order` says otherwise. */
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
 * Claims the entry that is in an item's index key. Undefined where another write came first: the next run finds the entry if
 * it is still there. A claimed entry is due again when its claim ends, unless it is popped by then.
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

/** What is written with the pop of an entry. */
export interface Popped<Item> {
  followUps?: readonly NewEntry[];
  /** Makes the attributes to write from the item as it is then; an undefined attribute is removed. */
  set?: (item: Item, entry: Entry) => Record<string, unknown>;
}

/** Removes an entry that is done, and appends its follow-ups. False when the claim has expired. */
export const pop = <Item extends OutboxItem>(
  { item, entry }: Claim<unknown>,
  { followUps = [], set }: Popped<Item> = {},
): Promise<boolean> =>
  rewrite(
    { item, entry },
    (outbox) => withNew({ outbox: without(outbox, entry) }, followUps),
    set as Popped<OutboxItem>['set'],
  );

/** Removes an entry that an event reports as done, whichever run has claimed it. False where there is no such entry. */
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

/** Delays an entry that could not be done, with new facts if they are given. False when the claim has expired. */
export const delay = ({ item, entry }: Claim<unknown>, due: string, facts?: unknown): Promise<boolean> =>
  rewrite({ item, entry }, (outbox) => withMoved(outbox, entry.id, due, facts));

/** Rewrites an outbox as long as the claim holds: other writes may append to it meanwhile. */
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

/** Writes an outbox onto the item that was read. Returns the stored item, also where another write came between. */
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
  // The client repeats a write whose answer was lost, and the repeat is refused though the first write is stored.
  return stored && stored.outboxTag === attributes.outboxTag
    ? { isWritten: true, item: stored }
    : { isWritten: false, item: stored };
}

// A claim is longer than any run, which ends within three minutes, so that what a killed run left is soon done. An email isn't
// sent twice, so its claim is longer than Amazon SES takes to report that it has sent it.
const claimMs = ({ kind }: Entry) => (isMail(kind) ? 15 : 4) * 60_000;

const isMail = (kind: OutboxKind) => kind === 'MAIL' || kind === 'ACKNOWLEDGEMENT';
