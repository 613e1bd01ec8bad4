import { existsSync } from 'node:fs';
import { RefusedInput } from './options.ts';

/** A path that `npm run build` (or another script) writes, from the project's root; refused when nothing has been built there. */
export function built(path: string, script = 'build'): string {
  if (!existsSync(path)) throw new RefusedInput(`${path} is missing: run \`npm run ${script}\` first.`);
  return path;
}
