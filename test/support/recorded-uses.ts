import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Use } from './grants.ts';

// The test files run in several processes, so they record in a folder, which `npm test` empties first.
const folder = 'node_modules/.cache/uses';

/** Stores the calls to AWS of a test file's Lambdas, which `test/privileges.ts` reads after all tests. */
export function keepUses(uses: ReadonlySet<string>): void {
  const text = [...uses].toSorted().join('\n');
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.jsonl`, text);
}

/** The calls that all test files recorded. */
export const readUses = (): Use[] =>
  globSync(`${folder}/*.jsonl`)
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const forgetUses = () => rmSync(folder, { recursive: true, force: true });

if (import.meta.main) forgetUses();
