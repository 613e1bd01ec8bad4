import { randomUUID } from 'node:crypto';
import type { OutboxKind } from '#shared/table.ts';
import type { Condition, Key } from '../table/table.ts';

/**
 * The outbox: work that has to follow from a change of an item is written onto the item, in the same conditional write as the
 * change, so nothing is lost where a process dies between two writes. A job claims an entry of its kind, acts and pops the
 * entry (`claim.ts`); a job that is killed before the pop acts twice.
 *
 *   outbox       the entries, those of a kind in the order in which they are done
 *   outboxTag    changes with every write of the outbox, and is the condition of the next write
 *   gsi4pk       the kind of the entry whose turn is first
 *   gsi4sk       <its due>#<its id>
 *   isDeleted    set on a deleted item, which has no fields and is in no list, until its last entry is popped
 *
 * An entry's turn comes when it is due and the entries of its kind before it are popped. So a claim or a delay holds up the
 * later entries of its kind, and no other kind. But an acknowledgement waits for every due mail of its item, because nobody
 * has asked for it, and search keys wait for every due entry, because a request has written them already.
 */
export interface Outboxed {
  outbox?: Entry[];
  outboxTag?: string;
  gsi4pk?: OutboxKind;
  gsi4sk?: string;
  isDeleted?: true;
}

/** The key of a stored item, and the attributes of its outbox. */
export type OutboxItem = Key & Outboxed;

/** Work that has to follow from a change. Times are ISO 8601. */
export interface Entry<Facts = unknown> {
  id: string;
  kind: OutboxKind;
  /** From when the entry may be done. A claim or a delay moves this time. */
  due: string;
  /** When a moved entry was due at first, by which it keeps its turn among its kind. */
  originalDue?: string;
  /** What was known when the entry was appended. */
  facts: Facts;
}

/** An entry as it is appended: by default it is due at once, and gets a random id. */
export interface NewEntry {
  id?: string;
  kind: OutboxKind;
  due?: string;
  facts: unknown;
}

/** The entries of an item and new entries, in order. */
export function withNew(item: Outboxed | undefined, added: readonly NewEntry[]): Entry[] {
  const now = new Date().toISOString();
  const entries = added.map(({ id = randomUUID(), due = now, ...entry }) => ({ id, due, ...entry }));
  return [...(item?.outbox ?? []), ...entries].toSorted((a, b) => compare(turnStart(a), turnStart(b)));
}

/** The entries after one of them was given another `due`, and new facts if there are some. It keeps its turn. */
export const withMoved = (entries: readonly Entry[], id: string, due: string, facts?: unknown): Entry[] =>
  entries.map((entry) =>
    entry.id === id ? { ...entry, due, originalDue: turnStart(entry), facts: facts ?? entry.facts } : entry,
  );

/** The attributes of an item with these entries; undefined attributes are removed. */
export function attributesOf(entries: Entry[]) {
  const heads = entries.filter(({ kind }, i) => entries.findIndex((each) => each.kind === kind) === i);
  const now = new Date().toISOString();
  const isMailDue = heads.some((head) => head.kind === 'MAIL' && turnStart(head) <= now);
  const isOtherDue = heads.some(({ kind, due }) => kind !== 'SEARCH' && due <= now);
  const [first] = heads
    .filter(({ kind }) => kind !== 'ACKNOWLEDGEMENT' || !isMailDue)
    .filter(({ kind }) => kind !== 'SEARCH' || !isOtherDue)
    .toSorted((a, b) => compare(turnOf(a), turnOf(b)));
  return {
    outbox: first && entries,
    outboxTag: randomUUID(),
    gsi4pk: first?.kind,
    gsi4sk: first && sortKeyOf(first),
  };
}

/** The entry that is in an item's index key. */
export const headOf = ({ outbox = [], gsi4sk }: Outboxed): Entry | undefined =>
  outbox.find((entry) => sortKeyOf(entry) === gsi4sk);

/** The condition that the outbox of an item is as it was read. */
export const ifUnchanged = ({ outboxTag }: Outboxed): Condition =>
  outboxTag === undefined
    ? { condition: 'attribute_exists(pk) AND attribute_not_exists(#outboxTag)' }
    : { condition: '#outboxTag = :seenTag', values: { seenTag: outboxTag } };

const turnStart = ({ originalDue, due }: Entry) => originalDue ?? due;

const sortKeyOf = ({ due, id }: Entry) => `${due}#${id}`;

/** Orders the entries that are due at the same time: what a person waits for comes first, and then what was appended first. */
const turnOf = ({ due, kind }: Entry) => `${due}#${ranks[kind] ?? 2}`;

const ranks: Partial<Record<OutboxKind, number>> = { MAIL: 0, ORDER: 1, SEAT: 1 };

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
