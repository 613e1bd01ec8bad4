import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The bucket's folder for the pages of one build, such as `/pages/1f0c77ab`. Its name is a hash of the built pages
 * and of the code that draws the others.
 *
 * A page and the policy with the hashes of its inline styles must change together. So a page is never changed in its folder:
 * a deployment puts the new pages beside the old, and then gives the distribution, in one change, the function that leads
 * there and the fitting policies. After half a deployment the old site is still whole. CloudFront keeps drawn pages under
 * this name too, so a new build has no kept pages.
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
