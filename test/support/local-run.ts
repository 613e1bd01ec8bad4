import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** The local run as its user meets it: a process, what it prints and how it ends. */
export interface LocalRun {
  /** Address of the site; empty when it did not start. */
  site: string;
  output: () => { stdout: string; stderr: string };
  exitCode: () => number | null;
  /** Asks it to end as Ctrl+C does, and waits until it has. */
  stop: () => Promise<number | null>;
  /** Ends it at once, between whichever two lines it is. */
  kill: () => Promise<void>;
}

const running = new Set<ChildProcess>();

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts the local run, without the sample business unless said, and returns once it answers or has given up. */
export async function startLocally(
  environment: Record<string, string>,
  { folder = '.', parameters = [] }: { folder?: string; parameters?: string[] } = {},
): Promise<LocalRun> {
  const child = spawn(process.execPath, ['infra/local/main.ts', ...parameters], {
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
