import assert from 'node:assert/strict';
import type { Entry, NewEntry } from '#functions/lib/outbox/entries.ts';
import { type Claim, claim, delay, listDue, pop } from '#functions/lib/outbox/take.ts';
import * as outbox from '#functions/lib/outbox/write.ts';
import * as tableStore from '#functions/lib/store/table.ts';
import type { OutboxKind } from '#shared/table.ts';
import { setClock } from '../clock.ts';
import { withFault } from '../payments/faults.ts';
import { type Command, type History, type Kind, kinds, type Planned } from './commands.ts';
import type { CountedItem, World } from './world.ts';

/** Runs a history, asserts after each round, and in the end that nothing is left to be done. */
export async function runHistory(world: World, { rounds, ...given }: History): Promise<void> {
  await world.begin(given);
  setClock(startOfTime);
  for (const round of rounds) {
    const [waits, others] = [round.filter(isWait), round.filter((each) => !isWait(each))];
    await Promise.all(others.map((command) => withFault(command.fault, () => runCommand(world, command))));
    for (const { minutes } of waits) passTime(minutes);
    await assertRound(world);
  }
  await drain(world);
}

const startOfTime = Date.UTC(2026, 10, 20, 6, 30);

const passTime = (minutes: number) => jest.setSystemTime(Date.now() + minutes * 60_000);

const isWait = (command: Command): command is Extract<Command, { do: 'wait' }> => command.do === 'wait';

/** What a process does: where a call of it fails, it ends. */
async function runCommand(world: World, command: Command): Promise<void> {
  try {
    if (command.do === 'run') await takeEntries(world, command);
    else if (command.do !== 'wait') await write(command);
  } catch (error) {
    if (error instanceof assert.AssertionError) throw error;
  }
}

async function write({ do: act, item, entries }: Extract<Command, { item: number }>): Promise<void> {
  const key = { pk: 'COURSE', sk: `item ${item}` } as const;
  const added = entries.map(newEntry);
  if (act === 'add') await outbox.insert({ ...key, gsi1pk: 'COURSE', gsi1sk: key.sk, count: 0 }, added);
  if (act === 'change')
    await outbox.change<CountedItem>(key, ({ count = 0 }) => ({ set: { count: count + 1 }, entries: added }));
  if (act === 'delete') await outbox.remove(key, () => added);
}

const newEntry = ({ kind, inMinutes }: Planned): NewEntry => ({
  kind: kind as OutboxKind,
  ...(inMinutes > 0 && { due: new Date(Date.now() + inMinutes * 60_000).toISOString() }),
  facts: {},
});

async function takeEntries(world: World, { kind, act }: Extract<Command, { do: 'run' }>): Promise<void> {
  for (const item of await listDue(kind as OutboxKind, 10)) {
    const claimed = await claim<{ isFollowUp?: true }>(item);
    if (!claimed) continue;
    await actOn(world, claimed);
    if (act === 'failed') {
      // From here on another run may take it.
      release(world, claimed.entry);
      await delay(claimed, new Date().toISOString());
      continue;
    }
    const follows = act === 'done, and more follows' && !claimed.entry.facts.isFollowUp;
    await pop(claimed, {
      followUps: follows ? [{ ...newEntry({ kind, inMinutes: 1 }), facts: { isFollowUp: true } }] : [],
    });
  }
}

/** Asserts that it is the entry's turn, and this run's. */
async function actOn(world: World, { item, entry }: Claim<unknown>): Promise<void> {
  const stored = (await world.items()).find(({ sk }) => sk === item.sk);
  const [head] = ofKind(stored?.outbox ?? [], entry.kind);
  assert.equal(entry.id, head?.id, 'it was not the turn of this entry');
  const known = world.known.get(entry.id);
  assert(known, 'nobody has written this entry');
  assert(known.heldUntil <= Date.now(), 'two runs have the same entry');
  assert(known.entry.due <= new Date().toISOString(), 'it is too early for this entry');
  known.acts += 1;
  known.heldUntil = Date.now() + 15 * 60_000;
}

function release(world: World, { id }: Entry): void {
  const known = world.known.get(id);
  if (known) known.heldUntil = 0;
}

/** Entries of a kind, in the order in which they are to be done. */
const ofKind = (entries: Entry[], kind: string) =>
  entries
    .filter((entry) => entry.kind === kind)
    .toSorted((a, b) => ((a.firstDue ?? a.due) < (b.firstDue ?? b.due) ? -1 : 1));

async function assertRound(world: World): Promise<void> {
  for (const {
    pk,
    sk,
    outbox: entries = [],
    outboxTag,
    gsi4pk,
    gsi4sk,
    isDeleted,
    ...rest
  } of await world.items()) {
    const heads = kinds.flatMap((kind) => ofKind(entries, kind).slice(0, 1));
    const [first] = heads.map(({ due, id, kind }) => [`${due}#${id}`, kind]).toSorted();
    assert.deepEqual([gsi4sk, gsi4pk], first ?? [undefined, undefined], 'it stands elsewhere in the index');
    assert(outboxTag !== undefined || entries.length === 0, 'an outbox without its tag');
    const found = await tableStore.find({ pk, sk });
    assert.equal(found === undefined, isDeleted === true, 'what is deleted is found');
    if (isDeleted) assert.deepEqual(rest, {}, 'what is deleted keeps fields, or a place in a list');
    if (isDeleted) assert(entries.length > 0, 'what is deleted is kept for nothing');
  }
}

/** Lets the jobs run as they do, until nothing waits; then all that was ever written has been done. */
async function drain(world: World): Promise<void> {
  world.catchUp();
  const isWaiting = async () => (await world.items()).some(({ outbox: entries }) => entries);
  for (let rounds = 0; await isWaiting(); rounds++) {
    assert(rounds < 200, 'the outboxes come to no end');
    passTime(16);
    for (const kind of kinds as readonly Kind[]) await runCommand(world, { do: 'run', kind, act: 'done' });
    await assertRound(world);
  }
  const undone = [...world.known.values()].filter(({ acts }) => acts === 0);
  assert.deepEqual(undone, [], 'an entry was never done');
}
