import type { startApi } from '../api.ts';
import { formatHistory, type History } from './commands.ts';
import { canLast, type Fault, faultsOf, withFault } from './faults.ts';
import type { RecordingTable } from './recording-table.ts';
import { runCommand, signOwnerIn } from './run-command.ts';
import { runHistory } from './run-history.ts';
import { renewSecretId, type System, startSystems } from './system.ts';

export interface FaultRuns {
  sites: number;
  runs: number;
  calls: Set<string>;
  lambdas: Set<string>;
}

export function startFaults(
  api: ReturnType<typeof startApi>,
  table: RecordingTable,
): (history: History, how?: { isThinned?: boolean }) => Promise<FaultRuns> {
  const newSystem = startSystems(api, table);
  return async (history, { isThinned = false } = {}) => {
    const system = await newSystem();
    const sites = await sitesOf(system, history);
    const calls = new Set(sites.map(({ call }) => call.replace(/_[A-Za-z0-9]{14}/g, '_')));
    const lambdas = new Set(system.api.uses.map(({ lambda }) => lambda));
    let runs = 0;
    for (const [place, { turn, call, after }] of sites.entries()) {
      const faults = faultsOf(call).flatMap((kind) => faultsBy(kind, after));
      const chosen = isThinned ? faults.slice(runs % faults.length).slice(0, 1) : faults;
      for (const fault of chosen) {
        const isRepeated = (place + runs) % 2 === 1;
        const faulty = history.flatMap((command, at) =>
          at === turn ? [{ ...command, fault }, ...(isRepeated ? [command] : [])] : [command],
        );
        await runHistory(await newSystem(), faulty, 1).catch((error: Error) => {
          throw new Error(`${error.message}\n\nat ${call}\n${formatHistory(faulty)}`, { cause: error });
        });
        runs += 1;
      }
    }
    return { sites: sites.length, runs, calls, lambdas };
  };
}

interface Site {
  turn: number;
  call: string;
  after: number;
}

async function sitesOf(system: System, history: History): Promise<Site[]> {
  const sites: Site[] = [];
  for (const [turn, command] of history.entries()) {
    await signOwnerIn(system, [command]);
    renewSecretId(system);
    const { calls } = await withFault(undefined, () => runCommand(system, command));
    sites.push(...calls.map((call, after) => ({ turn, call, after })));
  }
  return sites;
}

const faultsBy = (kind: Fault['with'], after: number): Fault[] =>
  (canLast(kind) ? [false, true] : [false]).map((lasting) => ({ with: kind, after, lasting }));
