import assert from 'node:assert/strict';
import type { Command, History } from './commands.ts';
import { assertCaughtUp, assertInvariants, type Orders, ordersOf } from './invariants.ts';
import { runCommand, signOwnerIn } from './run-command.ts';
import type { System } from './system.ts';

/** Runs a history, `atOnce` commands at a time, and asserts the invariants after each round and at the end. */
export async function runHistory(system: System, commands: History, atOnce: number): Promise<void> {
  // It has run every quarter of an hour since the site was deployed.
  await system.api.runSchedule('sweepPayments');
  let before: Orders = new Map();
  const check = async () => {
    const after = await ordersOf(system);
    assertInvariants(system, before, after);
    before = after;
  };
  for (let i = 0; i < commands.length; i += atOnce) {
    const round = commands.slice(i, i + atOnce);
    await signOwnerIn(system, round);
    await Promise.all(round.map((command) => runFaulty(system, command, round)));
    recover(system);
    await check();
  }
  await sweepThrough(system);
  await check();
  assertCaughtUp(system, before);
}

/** Runs a command with its fault, if it has one, and asserts the status of its answer where that is certain. */
async function runFaulty(system: System, command: Command, round: Command[]): Promise<void> {
  const { fault } = command;
  if (fault?.at === 'aws') system.api.failOn(fault.action, undefined, fault.after);
  if (fault?.at === 'razorpay') system.razorpay.failNext(fault);
  const outcome = await runCommand(system, command);
  if (!outcome || round.some(isUnpredictable)) return;
  const { status, expected, message } = outcome;
  assert(
    expected.includes(status),
    `${command.do} was answered ${status} ${message}\n${system.api.logged.at(-1)}`,
  );
}

/** Where calls fail, or time passes at once with others, no single answer is right. */
const isUnpredictable = ({ fault, ...command }: Command) => fault !== undefined || command.do === 'wait';

function recover({ api, razorpay }: System): void {
  api.recover();
  razorpay.recover();
}

/** Lets the sweep end the rounds that it is in, go through once more, and read every list to its end. */
async function sweepThrough({ api, table }: System): Promise<void> {
  for (let rounds = 0, runs = 0; rounds < 2; ) {
    assert(runs++ < 50, 'the sweep comes to no end');
    await api.runSchedule('sweepPayments');
    const progress = (await table.items()).filter(({ pk }) => pk === 'SWEEP');
    const isThrough = progress.every(
      ({ after, windows }) => !after && !(windows as object[] | undefined)?.length,
    );
    if (isThrough) rounds += 1;
  }
}
