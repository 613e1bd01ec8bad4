import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { formatHistory, history } from './commands.ts';
import { runHistory } from './run-history.ts';
import { startWorld } from './world.ts';

/** The seed of this run: `OUTBOX_SEED` repeats another one's histories. */
const seed = Number(process.env.OUTBOX_SEED ?? randomInt(2 ** 31));

/** Runs random histories of outboxes. One that fails is shrunk and printed with its seed. */
export function checkHistories(runs: number): () => Promise<void> {
  const world = startWorld();
  return async () => {
    let acts = 0;
    const property = fc.asyncProperty(history, async (given) => {
      await runHistory(world, given);
      for (const known of world.known.values()) acts += known.acts;
    });
    const { failed, counterexample, errorInstance } = await fc.check(property, { seed, numRuns: runs });
    process.stderr.write(`${runs} histories of outboxes, ${acts} acts: OUTBOX_SEED=${seed}\n`);
    if (!failed) return;
    const message = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
    const shortest = counterexample ? formatHistory(counterexample[0]) : '';
    throw new Error(`${message}\n\n${shortest}\n\nOUTBOX_SEED=${seed}`, { cause: errorInstance });
  };
}
