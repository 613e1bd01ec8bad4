import { randomUUID } from 'node:crypto';
import type { OutboxKind } from '#shared/table.ts';
import type { Condition, Key } from '../table/table.ts';

/**
 * The outbox: work that follows from a change is stored on the item in the same conditional write as the change, so a crash
 * can't lose it. A job claims an entry of its kind, acts and pops it (`claim.ts`). If it's killed before the pop, it acts twice.
 *
 *   outbox       the entries, in order within each kind
 *   outboxTag    changes with every write of the outbox; the condition of the next write
 *   gsi4pk       the kind of the entry whose turn is next
 *   gsi4sk       <its due>#<its id>
 *   isDeleted    set on a deleted item, which has no fields and isn't in any list, until its last entry is popped
 *
 * An entry waits until it's due and earlier entries of its kind are popped. So a claim or delay only holds up its own kind.
 * Acknowledgements also wait for all due emails of the item, because no one requested them, and SEARCH entries for all due
 * entries, because the request has already indexed the item.
 */
export interface Outboxed {
  outbox?: Entry[];
  outboxTag?: string;
  gsi4pk?: OutboxKind;
  gsi4sk?: string;
  isDeleted?: true;
}

export type OutboxItem = Key & Outboxed;

/** Work that follows from a change. Times are ISO 8601. */
export interface Entry<Facts = unknown> {
  id: string;
  kind: OutboxKind;
  /** The earliest time for the entry. A claim or delay moves it. */
  due: string;
  /** Set when `due` is moved. Keeps the entry's position among its kind. */
  originalDue?: string;
  facts: Facts;
}

/** Due immediately and with a random id, by default. */
export interface NewEntry {
  id?: string;
  kind: OutboxKind;
  due?: string;
  facts: unknown;
}

/** Sorted by turn. */
export function withNew(item: Outboxed | undefined, added: readonly NewEntry[]): Entry[] {
  const now = new Date().toISOString();
  const entries = added.map(({ id = randomUUID(), due = now, ...entry }) => ({ id, due, ...entry }));
  return [...(item?.outbox ?? []), ...entries].toSorted((a, b) => compare(turnStart(a), turnStart(b)));
}

/** Moves one entry's `due` and replaces its facts if given. It keeps its turn. */
export const withMoved = (entries: readonly Entry[], id: string, due: string, facts?: unknown): Entry[] =>
  entries.map((entry) =>
    entry.id === id ? { ...entry, due, originalDue: turnStart(entry), facts: facts ?? entry.facts } : entry,
  );

/** Undefined attributes are removed. */
export function attributesOf(entries: Entry[]) {
  const heads = entries.filter(({ kind }, i) => entries.findIndex((each) => each.kind === kind) === i);
  const now = new Date().toISOString();
  const isEmailDue = heads.some((head) => head.kind === 'MAIL' && turnStart(head) <= now);
  const isOtherDue = heads.some(({ kind, due }) => kind !== 'SEARCH' && due <= now);
  const [first] = heads
    .filter(({ kind }) => kind !== 'ACKNOWLEDGEMENT' || !isEmailDue)
    .filter(({ kind }) => kind !== 'SEARCH' || !isOtherDue)
    .toSorted((a, b) => compare(turnOf(a), turnOf(b)));
  return {
    outbox: first && entries,
    outboxTag: randomUUID(),
    gsi4pk: first?.kind,
    gsi4sk: first && sortKeyOf(first),
  };
}

/** The entry in the item's index key. */
export const headOf = ({ outbox = [], gsi4sk }: Outboxed): Entry | undefined =>
  outbox.find((entry) => sortKeyOf(entry) === gsi4sk);

/** Holds if the outbox is as it was read. */
export const ifUnchanged = ({ outboxTag }: Outboxed): Condition =>
  outboxTag === undefined
    ? { condition: 'attribute_exists(pk) AND attribute_not_exists(#outboxTag)' }
    : { condition: '#outboxTag = :seenTag', values: { seenTag: outboxTag } };

const turnStart = ({ originalDue, due }: Entry) => originalDue ?? due;

const sortKeyOf = ({ due, id }: Entry) => `${due}#${id}`;

/** Among entries due at the same time, those a person waits for come first. */
const turnOf = ({ due, kind }: Entry) => `${due}#${ranks[kind] ?? 2}`;

const ranks: Partial<Record<OutboxKind, number>> = { MAIL: 0, ORDER: 1, SEAT: 1 };

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
