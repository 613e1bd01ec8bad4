import { execFileSync, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { encoding: 'utf8' }).split('\n').filter(Boolean);

const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];
// Tests call the API through its routes, so Jest can't see which handlers they use.
const subjects = new Set(changed.flatMap((file) => /^functions\/([^/]+)\//.exec(file)?.[1] ?? []));
const files = [
  ...changed,
  ...[...subjects].flatMap((subject) => globSync(`test/functions/${subject}/**/*.test.ts`)),
];

if (files.length === 0) console.log('Nothing has changed since the last commit.');
else {
  const { status } = spawnSync(
    'jest',
    ['--selectProjects', 'node', 'web', '--passWithNoTests', '--findRelatedTests', ...files],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}
