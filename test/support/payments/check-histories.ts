import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import type { startApi } from '../api.ts';
import type { startNumbers } from '../turns.ts';
import { formatHistory, type History, history } from './commands.ts';
import type { RecordingTable } from './recording-table.ts';
import { regressions } from './regressions.ts';
import { runHistory } from './run-history.ts';
import { startSystems } from './system.ts';

type Numbers = ReturnType<typeof startNumbers>;

const seed = Number(process.env.PAYMENTS_SEED ?? randomInt(2 ** 31));

const shrinkTimeLimit = 300_000;

export const timeout = 1_800_000;

export function checkHistories(
  api: ReturnType<typeof startApi>,
  table: RecordingTable,
  { runs: usual, atOnce, numbers }: { runs: number; atOnce: number; numbers?: Numbers },
): () => Promise<void> {
  const newSystem = startSystems(api, table);
  const runs = Number(process.env.PAYMENTS_RUNS ?? usual);
  return async () => {
    let steps = 0;
    const report = `${runs} payment histories, ${atOnce} at a time: PAYMENTS_SEED=${seed}`;
    process.stderr.write(`${report}\n`);
    const property = fc.asyncProperty(history, fc.nat(), async (commands, turns) => {
      numbers?.begin(turns);
      await runHistory(await newSystem(), commands, atOnce);
      steps += commands.length;
    });
    const parameters = {
      seed,
      numRuns: runs,
      // Regressions are exact sequences, so they can be reproduced only if their steps run one at a time.
      examples: regressions.filter(() => atOnce === 1).map((commands): [History, number] => [commands, 0]),
    };
    const { PAYMENTS_PATH: given } = process.env;
    const first = await fc.check(property, {
      ...parameters,
      ...(given && { path: given }),
      endOnFailure: true,
    });
    if (!first.failed || first.counterexamplePath === null) {
      process.stderr.write(`${report}: ${steps} steps, 0 violations\n`);
      return;
    }

    const shrunk = await fc.check(property, {
      ...parameters,
      path: first.counterexamplePath,
      interruptAfterTimeLimit: shrinkTimeLimit,
    });
    const { counterexample, counterexamplePath, errorInstance } = shrunk.failed ? shrunk : first;
    const message = errorInstance instanceof Error ? errorInstance.stack : String(errorInstance);
    const shown = counterexample ? formatHistory(counterexample[0]) : '';
    const note = shrunk.failed ? '' : 'This history passed when run again, and is not shrunk.\n\n';
    const again = `PAYMENTS_SEED=${seed} PAYMENTS_PATH=${counterexamplePath}`;
    throw new Error(`${message}\n\n${note}${shown}\n\n${again}`, { cause: errorInstance });
  };
}
