import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The bucket's folder for the pages of one build, such as `/pages/1f0c77ab`, named after what is in them.
 *
 * A page and the policy that lists the hashes of its inline styles must change together. So pages never change
 * where they lie: a deployment puts the new ones beside the old, and then gives the distribution the function
 * that leads there and the policies that fit, in one change. Half a deployment serves the old site whole.
 */
export function releaseOf(site: string): string {
  const hash = createHash('sha256');
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  for (const file of pages.toSorted()) hash.update(`${file}\n`).update(readFileSync(join(site, file)));
  return `/pages/${hash.digest('hex').slice(0, 8)}`;
}
