import { existsSync } from 'node:fs';
import { RefusedInput } from './options.ts';

export function built(path: string, script = 'build'): string {
  if (!existsSync(path)) throw new RefusedInput(`${path} is missing: run \`npm run ${script}\` first.`);
  return path;
}
