import { existsSync } from 'node:fs';
import { RefusedInput } from './options.ts';

/** `path` is relative to the project root. Throws `RefusedInput` if it hasn't been built. */
export function built(path: string, script = 'build'): string {
  if (!existsSync(path)) throw new RefusedInput(`${path} is missing: run \`npm run ${script}\` first.`);
  return path;
}
