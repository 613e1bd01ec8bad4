import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Use } from './grants.ts';

const folder = 'node_modules/.cache/uses';

/** `test/privileges.ts` reads these after all tests have run. */
export function keepUses(uses: ReadonlySet<string>): void {
  const text = [...uses].toSorted().join('\n');
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.jsonl`, text);
}

export const readUses = (): Use[] =>
  globSync(`${folder}/*.jsonl`)
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const forgetUses = () => rmSync(folder, { recursive: true, force: true });

if (import.meta.main) forgetUses();
