import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import type { startApi } from './api.ts';
import { callOwner, take } from './payments-acts.ts';
import { found } from './payments-found.ts';
import { holdAlways, holdAtLast, type Orders, ordersOf } from './payments-invariants.ts';
import { type History, history, printed, type Step } from './payments-steps.ts';
import type { WatchedTable } from './payments-watched-table.ts';
import { startWorlds, type World } from './payments-world.ts';

/** The seed of this run: `PAYMENTS_SEED` repeats another one's histories. */
const seed = Number(process.env.PAYMENTS_SEED ?? randomInt(2 ** 31));

const patience = 300_000;

/** What a test that runs histories may take. */
export const timeout = patience + 30_000;

/**
 * Runs random histories, `atOnce` steps at a time, and holds each against what must hold. A history that breaks
 * it is made as short as it can be and shown.
 */
export function runHistories(
  api: ReturnType<typeof startApi>,
  table: WatchedTable,
  { runs: usual, atOnce }: { runs: number; atOnce: number },
): () => Promise<void> {
  const newWorld = startWorlds(api, table);
  const runs = Number(process.env.PAYMENTS_RUNS ?? usual);
  return async () => {
    process.stderr.write(`${runs} histories of payments, ${atOnce} at a time: PAYMENTS_SEED=${seed}\n`);
    const property = fc.asyncProperty(history, async (steps) => live(await newWorld(), steps, atOnce));
    const { failed, counterexample, errorInstance, counterexamplePath } = await fc.check(property, {
      ...{ seed, numRuns: runs },
      // Making a history shorter may take long; then it is shown as short as it is.
      ...{ interruptAfterTimeLimit: patience, markInterruptAsFailure: true },
      // Each is a history of one step after another.
      examples: found.filter(() => atOnce === 1).map((steps): [History] => [steps]),
      ...(process.env.PAYMENTS_PATH && { path: process.env.PAYMENTS_PATH }),
    });
    if (!failed) return;
    const [steps] = counterexample ?? [];
    if (!steps) throw new Error('There was no time to run every history.');
    const again = `PAYMENTS_SEED=${seed} PAYMENTS_PATH=${counterexamplePath}`;
    throw new Error(`${messageOf(errorInstance)}\n\n${printed(steps)}\n\n${again}`, { cause: errorInstance });
  };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function live(world: World, steps: History, atOnce: number): Promise<void> {
  let known: Orders = new Map();
  const look = async () => {
    const now = await ordersOf(world);
    holdAlways(world, known, now);
    known = now;
  };
  for (let i = 0; i < steps.length; i += atOnce) {
    const round = steps.slice(i, i + atOnce);
    await callOwner(world, round);
    await Promise.all(round.map((step) => tryOut(world, step, round)));
    recover(world);
    await look();
  }
  await sweepOnce(world);
  await look();
  holdAtLast(world, known);
}

/** Takes a step in trouble, if it has any, and holds what is answered against what may be. */
async function tryOut(world: World, step: Step, round: Step[]): Promise<void> {
  const { trouble } = step;
  if (trouble?.at === 'table') world.api.failOn(trouble.action, undefined, trouble.after);
  if (trouble?.at === 'razorpay') world.razorpay.failNext(trouble);
  const outcome = await take(world, step);
  if (!outcome || round.some(isUnsteady)) return;
  const { status, expected, message } = outcome;
  assert(
    expected.includes(status),
    `${step.do} was answered ${status} ${message}\n${world.api.logged.at(-1)}`,
  );
}

/** Nobody can say what will be answered where calls fail, or where time passes in between. */
const isUnsteady = ({ trouble, ...step }: Step) => trouble !== undefined || step.do === 'wait';

function recover({ api, razorpay }: World): void {
  api.recover();
  razorpay.recover();
}

/** Lets the sweep end the round that it is in, and go around once. */
async function sweepOnce({ api, table }: World): Promise<void> {
  for (let rounds = 0, runs = 0; rounds < 2; ) {
    assert(runs++ < 50, 'the sweep comes to no end');
    await api.runSchedule('sweepPayments');
    const cursor = (await table.items()).find(({ pk }) => pk === 'SWEEP');
    if (!cursor?.after) rounds += 1;
  }
}
