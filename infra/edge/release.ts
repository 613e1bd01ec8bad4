import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The bucket's folder for the pages of one build, such as `/pages/1f0c77ab`, named after what is in them and after
 * what draws the others.
 *
 * A page and the policy that lists the hashes of its inline styles must change together. So pages never change
 * where they lie: a deployment puts the new ones beside the old, and then gives the distribution the function
 * that leads there and the policies that fit, in one change. Half a deployment serves the old site whole. What is
 * drawn on request is kept by CloudFront under this name too, so a new build begins with nothing kept.
 */
export function releaseOf(site: string, drawing: string): string {
  const hash = createHash('sha256');
  const add = (folder: string, isMeant: (file: string) => boolean) => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isMeant);
    for (const file of files.toSorted()) hash.update(`${file}\n`).update(readFileSync(join(folder, file)));
  };
  add(site, (file) => file.endsWith('.html'));
  add(drawing, (file) => file.endsWith('.js'));
  return `/pages/${hash.digest('hex').slice(0, 8)}`;
}
