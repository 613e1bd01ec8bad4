import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { formatHistory, history } from './commands.ts';
import { runHistory } from './run-history.ts';
import type { World } from './world.ts';

/** The seed of this run: `RECEIPT_SEED` repeats another one's histories. */
const seed = Number(process.env.RECEIPT_SEED ?? randomInt(2 ** 31));

/** Runs random histories of receipts. One that fails is shrunk and printed with its seed. */
export function checkHistories(world: World, runs: number): () => Promise<void> {
  return async () => {
    const figures = { receipts: 0, years: 0 };
    const property = fc.asyncProperty(history, async (given) => {
      await runHistory(world, given);
      const { receipts, counters } = await world.books();
      figures.receipts += receipts.length;
      figures.years += counters.length;
    });
    const { failed, counterexample, errorInstance } = await fc.check(property, { seed, numRuns: runs });
    process.stderr.write(
      `${runs} histories, ${figures.receipts} receipts of ${figures.years} years: RECEIPT_SEED=${seed}\n`,
    );
    if (!failed) return;
    const message = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
    const shortest = counterexample ? formatHistory(counterexample[0]) : '';
    throw new Error(`${message}\n\n${shortest}\n\nRECEIPT_SEED=${seed}`, { cause: errorInstance });
  };
}
