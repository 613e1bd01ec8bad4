import { execFileSync, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';

/** Runs the tests of what has changed since the last commit, from source. */

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, { encoding: 'utf8' }).split('\n').filter(Boolean);

const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];
// The tests ask the API by its routes, so that none of them imports the handlers of its subject.
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
