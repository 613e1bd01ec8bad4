import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface LocalRun {
  site: string;
  output: () => { stdout: string; stderr: string };
  exitCode: () => number | null;
  stop: () => Promise<number | null>;
  kill: () => Promise<void>;
}

const running = new Set<ChildProcess>();

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

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
