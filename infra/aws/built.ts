import { existsSync } from 'node:fs';
import { RefusedInput } from './options.ts';

/** A path from the project's root that `npm run build` or another script writes. Throws `RefusedInput` where it is missing. */
export function built(path: string, script = 'build'): string {
  if (!existsSync(path)) throw new RefusedInput(`${path} is missing: run \`npm run ${script}\` first.`);
  return path;
}
