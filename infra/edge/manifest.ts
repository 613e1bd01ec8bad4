import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { releaseOf } from './release.ts';

// The edge function supports one parameter, for one path segment.
const route = z.string().check(z.regex(/^\/[^{}]*(?:\{\w+\}[^{}]*)?$/));
const file = z.string().check(z.regex(/^\/.+\.(?:html|xml)$/));
const hashes = z.array(z.string().check(z.regex(/^sha(?:256|384|512)-[\w+/]+={0,2}$/)));

/** Written by the web build. */
export const SiteManifest = z.object({
  /** `/courses.html` for `/courses`, and one file for all `/course/{id}`. */
  pages: z.record(route, file),
  /** Hashes of inline styles and scripts, by file. */
  hashes: z.record(file, z.object({ styles: hashes, scripts: hashes })),
});
export type SiteManifest = z.output<typeof SiteManifest>;

/** With the folder of its pages (`release.ts`). */
export type BuiltSite = SiteManifest & { release: string };

/** For a site that isn't built. */
export const nothingBuilt: BuiltSite = { pages: {}, hashes: {}, release: '' };

/** From the project root. */
export const siteFolder = 'dist/site';

/** From the project root. */
export const rendererFolder = 'dist/renderer';

/** From the project root. */
export const manifestFile = 'dist/site-manifest.json';

/** Throws if it's missing. */
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
