import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** The local run as a process: its output, and its end. */
export interface LocalRun {
  /** The address of the site; empty where the run did not start. */
  site: string;
  output: () => { stdout: string; stderr: string };
  exitCode: () => number | null;
  /** Ends the run by SIGTERM, and waits for its end. */
  stop: () => Promise<number | null>;
  /** Kills the run at once. */
  kill: () => Promise<void>;
}

const running = new Set<ChildProcess>();

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts the local run, without the sample business unless said, and returns once it answers or has given up. */
export async function startLocally(
  environment: Record<string, string>,
  {
    folder = '.',
    parameters = [],
    command = process.execPath,
  }: { folder?: string; parameters?: string[]; command?: string } = {},
): Promise<LocalRun> {
  const child = spawn(command, ['infra/local/main.ts', ...parameters], {
    cwd: folder,
    env: { ...process.env, SEED: 'none', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const ended = once(child, 'close').then(() => running.delete(child));
  let stdout = '';
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const announced = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
      if (/^ +Data .*\n/m.test(stdout)) resolve();
    });
  });
  await Promise.race([announced, ended]);
  return {
    site: stdout.match(/Site +(\S+)/)?.[1] ?? '',
    output: () => ({ stdout, stderr }),
    exitCode: () => child.exitCode,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
