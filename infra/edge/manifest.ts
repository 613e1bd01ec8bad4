import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { releaseOf } from './release.ts';

// The edge function supports one parameter per route, which must be a single path segment.
const route = z.string().check(z.regex(/^\/[^{}]*(?:\{\w+\}[^{}]*)?$/));
const file = z.string().check(z.regex(/^\/.+\.(?:html|xml)$/));
const hashes = z.array(z.string().check(z.regex(/^sha(?:256|384|512)-[\w+/]+={0,2}$/)));

/** The web build writes this file. */
export const SiteManifest = z.object({
  /** Maps `/courses` to `/courses.html`, and `/course/{id}` to one file for all courses. */
  pages: z.record(route, file),
  hashes: z.record(file, z.object({ styles: hashes, scripts: hashes })),
});
export type SiteManifest = z.output<typeof SiteManifest>;

export type BuiltSite = SiteManifest & { release: string };

export const nothingBuilt: BuiltSite = { pages: {}, hashes: {}, release: '' };

export const siteFolder = 'dist/site';

export const rendererFolder = 'dist/renderer';

export const manifestFile = 'dist/site-manifest.json';

export function readManifest(path = manifestFile): BuiltSite {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new Error(`The site isn't built (${path} is missing): run "npm run build" first.`);
  }
  const folderOf = (folder: string) => join(dirname(path), basename(folder));
  const release = releaseOf(folderOf(siteFolder), folderOf(rendererFolder));
  return { ...SiteManifest.parse(JSON.parse(text)), release };
}
