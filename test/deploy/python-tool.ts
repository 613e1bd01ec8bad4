import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve('node_modules/.cache/python');

const programs = (name: string) => join(folder, name, 'bin');

export function pythonTool(name: string, program: string): string {
  const path = join(programs(name), program);
  if (existsSync(path)) return path;
  console.log(`Installing ${name} from PyPI into ${programs(name)}`);
  run('python3', ['-m', 'venv', join(folder, name)]);
  run(join(programs(name), 'python'), [
    '-m',
    'pip',
    'install',
    '--quiet',
    '--disable-pip-version-check',
    name,
  ]);
  return path;
}

function run(program: string, parameters: readonly string[]): void {
  const { status, error } = spawnSync(program, parameters, { stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0)
    throw new Error(
      `${program} ${parameters.join(' ')} ended with ${status} (Debian: apt-get install python3-venv).`,
    );
}
