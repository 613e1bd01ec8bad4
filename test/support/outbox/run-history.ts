import assert from 'node:assert/strict';
import { type Claim, claim, delay, listDue, pop } from '#functions/platform/outbox/claim.ts';
import type { Entry, NewEntry } from '#functions/platform/outbox/entries.ts';
import * as outbox from '#functions/platform/outbox/write.ts';
import * as tableStore from '#functions/platform/table/table.ts';
import type { OutboxKind } from '#shared/table.ts';
import { partsOf } from '../check-random.ts';
import { minute, pass, setClock } from '../clock.ts';
import { withFault } from '../payments/faults.ts';
import { type Command, type History, type Kind, kinds, type Planned } from './commands.ts';
import type { CountedItem, Reminded, World } from './world.ts';

export async function runHistory(world: World, { rounds, ...given }: History): Promise<void> {
  await world.begin(given);
  setClock(startOfTime);
  for (const round of rounds) {
    const { waits, others } = partsOf(round);
    await Promise.all(others.map((command) => withFault(command.fault, () => runCommand(world, command))));
    for (const { minutes } of waits) pass(minutes * minute);
    await assertRound(world);
  }
  await drain(world);
}

const startOfTime = Date.UTC(2026, 10, 20, 6, 30);

async function runCommand(world: World, command: Command): Promise<void> {
  try {
    if (command.do === 'run') await takeEntries(world, command);
    else if (command.do === 'act') await changeAndRemind(command);
    else if (command.do === 'remind') await remindAll();
    else if (command.do !== 'wait') await write(command);
  } catch (error) {
    if (error instanceof assert.AssertionError) throw error;
  }
}

async function write({ do: act, item, entries }: Extract<Command, { entries: Planned[] }>): Promise<void> {
  const key = { pk: 'COURSE', sk: `item ${item}` } as const;
  const added = entries.map(newEntry);
  if (act === 'add') await outbox.insert({ ...key, gsi1pk: 'COURSE', gsi1sk: key.sk, count: 0 }, added);
  if (act === 'change')
    await outbox.change<CountedItem>(key, ({ count = 0 }) => ({ set: { count: count + 1 }, entries: added }));
  if (act === 'delete') await outbox.remove(key, () => added);
}

async function changeAndRemind({ item, inMinutes }: Extract<Command, { do: 'act' }>): Promise<void> {
  const key = { pk: 'WORK', sk: `work ${item}` } as const;
  await outbox.insert({ ...key, changeCount: 0, reminded: 0 }, []);
  await outbox.change<CountedItem>(key, ({ changeCount = 0 }) => ({
    set: { changeCount: changeCount + 1, reminded: 0 },
    entries: reminderOf({ changeCount: changeCount + 1, reminded: 0 }, inMinutes),
    replaces: 'REMIND',
  }));
}

const reminders = 2;

const reminderOf = (
  { changeCount = 0, reminded = 0 }: CountedItem | Reminded,
  inMinutes: number,
): NewEntry[] =>
  reminded < reminders
    ? [
        {
          ...newEntry({ kind: 'REMIND', inMinutes }),
          facts: { remindsOf: `${changeCount} ${reminded + 1}` },
        },
      ]
    : [];

async function remindAll(): Promise<void> {
  for (const item of await listDue('REMIND', 10)) {
    const claimed = await claim<{ remindsOf: string }>(item);
    if (!claimed) continue;
    const { changeCount = 0, reminded = 0 } = claimed.item as CountedItem;
    const after = { changeCount, reminded: reminded + 1 };
    const mail = { ...newEntry({ kind: 'MAIL', inMinutes: 0 }), facts: claimed.entry.facts };
    await pop(claimed, { followUps: [mail, ...reminderOf(after, 10)], set: () => after });
  }
}

const newEntry = ({ kind, inMinutes }: Omit<Planned, 'kind'> & { kind: OutboxKind }): NewEntry => ({
  kind,
  ...(inMinutes > 0 && { due: new Date(Date.now() + inMinutes * minute).toISOString() }),
  facts: {},
});

async function takeEntries(world: World, { kind, act }: Extract<Command, { do: 'run' }>): Promise<void> {
  for (const item of await listDue(kind as OutboxKind, 10)) {
    const claimed = await claim<{ isFollowUp?: true }>(item);
    if (!claimed) continue;
    await actOn(world, claimed);
    if (act === 'failed') {
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

async function actOn(world: World, { item, entry }: Claim<unknown>): Promise<void> {
  const stored = (await world.items()).find(({ sk }) => sk === item.sk);
  const [head] = ofKind(stored?.outbox ?? [], entry.kind);
  assert.equal(entry.id, head?.id, 'the entry was out of turn');
  const known = world.known.get(entry.id);
  assert(known, 'the entry was never written');
  assert(known.heldUntil <= Date.now(), 'two runs have the same entry');
  assert(known.entry.due <= new Date().toISOString(), 'the entry is not due yet');
  known.changeCount += 1;
  known.heldUntil = Date.now() + (entry.kind === 'MAIL' ? 15 : 4) * minute;
}

function release(world: World, { id }: Entry): void {
  const known = world.known.get(id);
  if (known) known.heldUntil = 0;
}

const ofKind = (entries: Entry[], kind: string) =>
  entries
    .filter((entry) => entry.kind === kind)
    .toSorted((a, b) => ((a.originalDue ?? a.due) < (b.originalDue ?? b.due) ? -1 : 1));

const turnOf = ({ due, id, kind }: Pick<Entry, 'due' | 'id' | 'kind'>) =>
  `${due} ${kind === 'MAIL' ? 'a' : 'b'} ${id}`;

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
    const heads = [...kinds, 'REMIND'].flatMap((kind) => ofKind(entries, kind).slice(0, 1));
    const [, first] =
      heads.map(({ due, id, kind }) => [turnOf({ due, id, kind }), [`${due}#${id}`, kind]]).toSorted()[0] ??
      [];
    assert.deepEqual([gsi4sk, gsi4pk], first ?? [undefined, undefined], 'the item has the wrong index keys');
    assert(outboxTag !== undefined || entries.length === 0, 'an outbox has no tag');
    const found = await tableStore.find({ pk, sk });
    assert.equal(
      found === undefined,
      isDeleted === true,
      'a deleted item was found, or a stored one was not',
    );
    if (isDeleted) assert.deepEqual(rest, {}, 'a deleted item still has fields or index keys');
    if (isDeleted) assert(entries.length > 0, 'a deleted item is kept without entries');
  }
}

async function drain(world: World): Promise<void> {
  world.catchUp();
  const isWaiting = async () => (await world.items()).some(({ outbox: entries }) => entries);
  for (let rounds = 0; await isWaiting(); rounds++) {
    assert(rounds < 200, 'the outboxes never empty');
    pass(16 * minute);
    for (const kind of kinds as readonly Kind[]) await runCommand(world, { do: 'run', kind, act: 'done' });
    await runCommand(world, { do: 'remind' });
    await assertRound(world);
  }
  const known = [...world.known.values()].filter(({ entry }) => entry.kind !== 'REMIND');
  assert.deepEqual(
    known.filter(({ changeCount }) => changeCount === 0),
    [],
    'an entry was never processed',
  );
  for (const { sk, changeCount = 0 } of await world.items()) assertReminded(world, sk, changeCount);
}

function assertReminded(world: World, sk: string, changeCount: number): void {
  const emails = [...world.known.values()].flatMap(({ entry, item }) =>
    entry.kind === 'MAIL' && item === sk ? ((entry.facts as { remindsOf?: string }).remindsOf ?? []) : [],
  );
  assert.equal(new Set(emails).size, emails.length, 'a reminder was sent twice');
  const last = Array.from(
    { length: changeCount > 0 ? reminders : 0 },
    (_, step) => `${changeCount} ${step + 1}`,
  );
  assert.deepEqual(
    emails.filter((each) => each.startsWith(`${changeCount} `)),
    last,
    'a reminder is missing',
  );
}
