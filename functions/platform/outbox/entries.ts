import { randomUUID } from 'node:crypto';
import type { OutboxKind } from '#shared/table.ts';
import type { Condition, Key } from '../table/table.ts';

/**
 * Tasks that follow from a change are stored on the item, in the same conditional write as the change, so a crash can't
 * lose them. A job claims an entry of its kind, acts on it and pops it (`claim.ts`). If the job is killed before the pop,
 * the next run acts on the entry again.
 *
 *   outbox       the entries, in order within each kind
 *   outboxTag    changes every time the outbox is written; the next write requires the tag it has read
 *   gsi4pk       the kind of the entry whose turn is next
 *   gsi4sk       <its due>#<its ID>
 *   isDeleted    set on a deleted item until its last entry is popped; the item has no other fields and isn't in any list
 *   ttl          on a deleted item: it's a tombstone, and stays until then
 *
 * An entry waits until it's due and all earlier entries of its kind have been popped, so a claim or delay holds up only
 * its own kind. Acknowledgements also wait for all due emails of the item, because they weren't requested. SEARCH
 * entries wait for all due entries, because the request has already indexed the item.
 */
export interface Outboxed {
  outbox?: Entry[];
  outboxTag?: string;
  gsi4pk?: OutboxKind;
  gsi4sk?: string;
  isDeleted?: true;
  /** In epoch seconds. */
  ttl?: number;
}

export type OutboxItem = Key & Outboxed;

export interface Entry<Facts = unknown> {
  id: string;
  kind: OutboxKind;
  due: string;
  /** Set when `due` is moved, so that the entry keeps its position among entries of its kind. */
  originalDue?: string;
  facts: Facts;
}

export interface NewEntry {
  id?: string;
  kind: OutboxKind;
  due?: string;
  facts: unknown;
}

export function withNew(item: Outboxed | undefined, added: readonly NewEntry[]): Entry[] {
  const now = new Date().toISOString();
  const entries = added.map(({ id = randomUUID(), due = now, ...entry }) => ({ id, due, ...entry }));
  return [...(item?.outbox ?? []), ...entries].toSorted((a, b) => compare(turnStart(a), turnStart(b)));
}

export const withMoved = (entries: readonly Entry[], id: string, due: string, facts?: unknown): Entry[] =>
  entries.map((entry) =>
    entry.id === id ? { ...entry, due, originalDue: turnStart(entry), facts: facts ?? entry.facts } : entry,
  );

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

export const headOf = ({ outbox = [], gsi4sk }: Outboxed): Entry | undefined =>
  outbox.find((entry) => sortKeyOf(entry) === gsi4sk);

export const ifUnchanged = ({ outboxTag }: Outboxed): Condition =>
  outboxTag === undefined
    ? { condition: 'attribute_exists(pk) AND attribute_not_exists(#outboxTag)' }
    : { condition: '#outboxTag = :seenTag', values: { seenTag: outboxTag } };

const turnStart = ({ originalDue, due }: Entry) => originalDue ?? due;

const sortKeyOf = ({ due, id }: Entry) => `${due}#${id}`;

/** If entries are due at the same time, the ones that a person is waiting for come first. */
const turnOf = ({ due, kind }: Entry) => `${due}#${ranks[kind] ?? 2}`;

const ranks: Partial<Record<OutboxKind, number>> = { MAIL: 0, ORDER: 1, SEAT: 1 };

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
