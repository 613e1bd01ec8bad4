import assert from 'node:assert/strict';
import { assertSearchIndex } from '../search-index.ts';
import { assertFollowed } from './assert-followed.ts';
import type { Command, History } from './commands.ts';
import { withFault } from './faults.ts';
import {
  assertCaughtUp,
  assertInvariants,
  assertUnmatchedShown,
  type Orders,
  ordersOf,
} from './invariants.ts';
import { assertDoublePaymentsTold, assertLinks } from './links.ts';
import { runCommand, signOwnerIn } from './run-command.ts';
import { assertSeats, assertSeatsSettled, isSeatNewsWaiting, seatsNow } from './seats.ts';
import { followingJobs, takeMails } from './sender.ts';
import { longestLag, passTime, renewSecretId, type System } from './system.ts';

export async function runHistory(system: System, commands: History, atOnce: number): Promise<void> {
  let before: Orders = new Map();
  const check = async () => {
    const after = await ordersOf(system);
    assertInvariants(system, before, after);
    const items = await system.table.items();
    assertLinks(items, new Set(system.orders.keys()));
    assertSeats(system, items, after);
    before = after;
  };
  for (const round of roundsOf(commands, atOnce)) {
    await signOwnerIn(system, round);
    renewSecretId(system);
    const ends = await Promise.allSettled(round.map((command) => runFaulty(system, command, round)));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    await check();
  }
  for (const { razorpay } of system.accounts) razorpay.switches.statuses = 'known';
  await sweepThrough(system);
  await followThrough(system);
  await check();
  assertCaughtUp(system, before);
  await assertFollowed(system, before);
  await assertSeatsSettled(system, before);
  assertDoublePaymentsTold(await system.table.items());
  assertSearchIndex(await system.table.items());
  await assertUnmatchedShown(system);
  await assertNothingFails(system);
}

function roundsOf(commands: History, atOnce: number): Command[][] {
  const isAhead = commands[0]?.do === 'pay for seats';
  const rounds = isAhead ? [commands.slice(0, 1)] : [];
  for (let i = rounds.length; i < commands.length; i += atOnce) rounds.push(commands.slice(i, i + atOnce));
  return rounds;
}

async function runFaulty(system: System, command: Command, round: Command[]): Promise<void> {
  const { outcome, failed } = await withFault(command.fault, () => runCommand(system, command));
  if (!outcome || round.some(isUnpredictable)) return;
  const { status, expected, unasked = [], message } = outcome;
  const failing = [...failed].flatMap((who) => failures[who]);
  const right = failing.length > 0 ? [...expected, ...unasked, ...failing] : expected;
  const problem = `${command.do} got ${status} ${message}\n${system.api.logged.at(-1)}`;
  assert(right.includes(status), problem);
}

const isUnpredictable = ({ do: act }: Command) =>
  ['wait', 'rotate webhook secret', 'change account'].includes(act);

async function assertNothingFails(system: System): Promise<void> {
  if (system.accounts.length === 1) return;
  await passTime(system, 25, 'kept');
  await sweepThrough(system);
  const line = system.api.logged.findLast((text) => text.includes('"operation":"sweepPayments"'));
  const { failed, unknown, gaps } = JSON.parse(line ?? '');
  assert.deepEqual({ failed, unknown, gaps }, { failed: 0, unknown: 0, gaps: 0 });
}

const failures = { aws: [500, 503], razorpay: [502, 503] };

async function followThrough(system: System): Promise<void> {
  const { api, table } = system;
  const isWaiting = async () =>
    isSeatNewsWaiting(await seatsNow(system)) ||
    Array.from((await ordersOf(system)).values(), ({ outbox = [] }) => outbox)
      .flat()
      .some(({ kind }) => kind === 'ORDER');
  table.between = undefined;
  for (let rounds = 0; await isWaiting(); rounds++) {
    assert(rounds < 20, 'the jobs after payments never finish');
    await passTime(system, 16 / 60, 'kept');
    for (let emails = 0; emails < 2; emails++) await takeMails(api, 'sent');
    for (const name of followingJobs) await api.runSchedule(name);
  }
}

async function sweepThrough(system: System): Promise<void> {
  const { api, table } = system;
  await passTime(system, longestLag / 60, 'kept');
  for (let rounds = 0, runs = 0; rounds < 2; ) {
    assert(runs++ < 50, 'the sweep never finishes');
    await api.runSchedule('sweepPayments');
    const progress = (await table.items()).filter(({ pk }) => pk === 'SWEEP');
    if (progress.every(({ after }) => !after)) rounds += 1;
  }
}
