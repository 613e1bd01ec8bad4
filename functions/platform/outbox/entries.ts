import { randomUUID } from 'node:crypto';
import type { OutboxKind } from '#shared/table.ts';
import type { Condition, Key } from '../table/table.ts';

/**
 * The outbox: what has to follow from a change of an item is written onto the item with the change, in the same
 * conditional write, so that nothing is lost where a process dies between the two. A job of its kind claims an entry,
 * acts and pops it (`claim.ts`); it may act twice, where it was killed before it could pop.
 *
 *   outbox       entries, each kind's in the order in which they are done
 *   outboxTag    new with every write of the outbox, and left by the last: each is made on top of the one that was read
 *   gsi4pk       kind of the entry whose turn comes first
 *   gsi4sk       <its due>#<its id>
 *   isDeleted    of a deleted item, this is left until its last entry is popped: no fields, and in no list
 *
 * An entry's turn comes when it is due and those of its kind before it are popped. So a claim or a delay holds up what
 * comes after it of its own kind, and nothing of another; but an acknowledgement waits for every mail of its item that
 * was due, since nobody has asked for it, and search keys for whatever is due, since a request has written them. An item without entries has none of these but the tag.
 */
export interface Outboxed {
  outbox?: Entry[];
  outboxTag?: string;
  gsi4pk?: OutboxKind;
  gsi4sk?: string;
  isDeleted?: true;
}

/** An item as it is stored, as far as its outbox goes. */
export type OutboxItem = Key & Outboxed;

/** Work that has to follow from a change. Times are ISO 8601. */
export interface Entry<Facts = unknown> {
  id: string;
  kind: OutboxKind;
  /** From when it may be done. A claim or a delay moves it. */
  due: string;
  /** When it was due at first, once it was moved: its place among its kind. */
  originalDue?: string;
  /** Known of it when it is appended: they do not change with the item. */
  facts: Facts;
}

/** An entry as it is appended: due at once, unless it says when, and with an id of its own, unless it has one. */
export interface NewEntry {
  id?: string;
  kind: OutboxKind;
  due?: string;
  facts: unknown;
}

/** The entries of an item and new ones, in order. */
export function withNew(item: Outboxed | undefined, added: readonly NewEntry[]): Entry[] {
  const now = new Date().toISOString();
  const entries = added.map(({ id = randomUUID(), due = now, ...entry }) => ({ id, due, ...entry }));
  return [...(item?.outbox ?? []), ...entries].toSorted((a, b) => compare(turnStart(a), turnStart(b)));
}

/** The entries with one that is due at another time, and keeps its place in the order; its facts too, unless given. */
export const withMoved = (entries: readonly Entry[], id: string, due: string, facts?: unknown): Entry[] =>
  entries.map((entry) =>
    entry.id === id ? { ...entry, due, originalDue: turnStart(entry), facts: facts ?? entry.facts } : entry,
  );

/** The attributes of an item that has these entries, or has none of them any more; undefined ones are none. */
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

/** The entry for which an item stands in the index. */
export const headOf = ({ outbox = [], gsi4sk }: Outboxed): Entry | undefined =>
  outbox.find((entry) => sortKeyOf(entry) === gsi4sk);

/** Holds while the outbox of an item is as it was read. */
export const ifUnchanged = ({ outboxTag }: Outboxed): Condition =>
  outboxTag === undefined
    ? { condition: 'attribute_exists(pk) AND attribute_not_exists(#outboxTag)' }
    : { condition: '#outboxTag = :seenTag', values: { seenTag: outboxTag } };

const turnStart = ({ originalDue, due }: Entry) => originalDue ?? due;

const sortKeyOf = ({ due, id }: Entry) => `${due}#${id}`;

/** Of what is due at the same time, that has the first turn which somebody waits for. */
const turnOf = ({ due, kind, id }: Entry) => `${due}#${ranks[kind] ?? 2}#${id}`;

const ranks: Partial<Record<OutboxKind, number>> = { MAIL: 0, ORDER: 1 };

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
