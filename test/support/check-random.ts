import { randomInt } from 'node:crypto';
import fc from 'fast-check';

export function partsOf<Command extends { do: string }>(round: readonly Command[]) {
  const isWait = (command: Command): command is Extract<Command, { do: 'wait' }> => command.do === 'wait';
  return { waits: round.filter(isWait), others: round.filter((each) => !isWait(each)) };
}

export const formatHistory = ({ rounds, ...rest }: { rounds: readonly (readonly object[])[] }): string =>
  [[rest], ...rounds]
    .map((round) => round.map((each) => JSON.stringify(each)).join('\n   together with'))
    .join('\n');

interface RandomCheck<History> {
  history: fc.Arbitrary<History>;
  run: (history: History) => Promise<void>;
  runs: number;
  seedVariable: `${string}_SEED`;
  report: () => string;
  format: (history: History) => string;
}

export async function checkRandom<History>(check: RandomCheck<History>): Promise<void> {
  const { history, run, runs, seedVariable, report, format } = check;
  const seed = Number(process.env[seedVariable] ?? randomInt(2 ** 31));
  const repeat = `${seedVariable}=${seed}`;
  const property = fc.asyncProperty(history, run);
  const { failed, counterexample, errorInstance } = await fc.check(property, { seed, numRuns: runs });
  process.stderr.write(`${runs} ${report()}: ${repeat}\n`);
  if (!failed) return;
  const message = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  const shortest = counterexample ? format(counterexample[0]) : '';
  throw new Error(`${message}\n\n${shortest}\n\n${repeat}`, { cause: errorInstance });
}
