import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Use } from './grants.ts';

// The tests run in processes of their own; `npm test` begins with an empty folder.
const folder = 'node_modules/.cache/uses';

/** Keeps what a test file's Lambdas did with AWS, for `test/privileges.ts` to read when all have run. */
export function keepUses(uses: ReadonlySet<string>): void {
  const text = [...uses].toSorted().join('\n');
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.jsonl`, text);
}

/** The uses that all of them recorded. */
export const readUses = (): Use[] =>
  globSync(`${folder}/*.jsonl`)
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter(Boolean)
    .map((line) => JSON.parse(line));

export const forgetUses = () => rmSync(folder, { recursive: true, force: true });

if (import.meta.main) forgetUses();
