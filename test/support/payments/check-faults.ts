import type { startApi } from '../api.ts';
import { type Fault, formatHistory, type History } from './commands.ts';
import type { RecordingTable } from './recording-table.ts';
import { runCommand, signOwnerIn } from './run-command.ts';
import { runHistory } from './run-history.ts';
import { type System, startSystems } from './system.ts';

/** Runs a history once for each fault of each of its commands, and returns how often that was. */
export function startFaults(
  api: ReturnType<typeof startApi>,
  table: RecordingTable,
): (history: History) => Promise<number> {
  const newSystem = startSystems(api, table);
  return async (history) => {
    let runs = 0;
    for (const [turn, faults] of (await faultsOf(await newSystem(), history)).entries())
      for (const fault of faults) {
        const faulty = history.map((command, place) => (place === turn ? { ...command, fault } : command));
        await runHistory(await newSystem(), faulty, 1).catch((error: Error) => {
          throw new Error(`${error.message}\n\n${formatHistory(faulty)}`, { cause: error });
        });
        runs += 1;
      }
    return runs;
  };
}

/** Every fault of each command: of each of its calls to AWS and to Razorpay, found by running the history well. */
async function faultsOf(system: System, history: History): Promise<Fault[][]> {
  const faults: Fault[][] = [];
  for (const command of history) {
    await signOwnerIn(system, [command]);
    const calls = { aws: system.api.uses.length, razorpay: system.razorpayCalls.length };
    await runCommand(system, command);
    const actions = system.api.uses.slice(calls.aws).map(({ action }) => action);
    const asked = system.razorpayCalls.slice(calls.razorpay).map(patternOf);
    faults.push([
      ...actions.map((action, turn): Fault => {
        return { at: 'aws', action, after: actions.slice(0, turn).filter((each) => each === action).length };
      }),
      ...[...new Set(asked)].flatMap(razorpayFaultsOf),
    ]);
  }
  return faults;
}

/** Ids are others in every run. */
const patternOf = (call: string) => `^${call.replace(/(?<=_)[A-Za-z0-9]{14}/g, '\\w+')}$`;

const razorpayFaultsOf = (pattern: string): Fault[] =>
  ([429, 500, 502, 'cut'] as const).flatMap((answer) =>
    [true, false].flatMap((afterEffect) =>
      // Once is over before the client gives up trying, three times is not.
      [1, 3].map((times) => ({
        at: 'razorpay',
        call: new RegExp(pattern),
        with: answer,
        afterEffect,
        times,
      })),
    ),
  );
