import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Names the folder for a build's pages, such as `/pages/1f0c77ab`, after a hash of the pages and the renderer. A page
 * must change together with the policy that contains its hashes, so a deployment adds a new folder and then switches
 * the function and the policy in a single change to the distribution.
 */
export function releaseOf(site: string, renderer: string): string {
  const hash = createHash('sha256');
  const add = (folder: string, isMeant: (file: string) => boolean) => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isMeant);
    for (const file of files.toSorted()) hash.update(`${file}\n`).update(readFileSync(join(folder, file)));
  };
  add(site, (file) => file.endsWith('.html'));
  add(renderer, (file) => file.endsWith('.js'));
  return `/pages/${hash.digest('hex').slice(0, 8)}`;
}
