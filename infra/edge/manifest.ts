import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { releaseOf } from './release.ts';

// The function at the edge supports one parameter, for one segment of the path.
const route = z.string().check(z.regex(/^\/[^{}]*(?:\{\w+\}[^{}]*)?$/));
const file = z.string().check(z.regex(/^\/.+\.(?:html|xml)$/));
const hashes = z.array(z.string().check(z.regex(/^sha(?:256|384|512)-[\w+/]+={0,2}$/)));

/** The web build's description of itself, for the edge that serves it. */
export const SiteManifest = z.object({
  /** The file of each route: `/courses.html` of `/courses`, and one file of all pages `/course/{id}`. */
  pages: z.record(route, file),
  /** For each file, the hashes of its inline styles and scripts, as a content security policy names them. */
  hashes: z.record(file, z.object({ styles: hashes, scripts: hashes })),
});
export type SiteManifest = z.output<typeof SiteManifest>;

/** A built site: its manifest, and the folder of its pages (`release.ts`). */
export type BuiltSite = SiteManifest & { release: string };

/** The manifest of a site that is not built. */
export const nothingBuilt: BuiltSite = { pages: {}, hashes: {}, release: '' };

/** The folder of the built site's files for S3, from the project's root. */
export const siteFolder = 'dist/site';

/** The folder of the build that draws pages on request, from the project's root. */
export const drawingFolder = 'dist/drawing';

/** The file of the web build's manifest, from the project's root. */
export const manifestFile = 'dist/site-manifest.json';

/** Reads the manifest that `npm run build` writes beside the site. Throws a sentence where it is missing. */
export function readManifest(path = manifestFile): BuiltSite {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new Error(`The site is not built (${path} is missing): run "npm run build" first.`);
  }
  const folderOf = (folder: string) => join(dirname(path), basename(folder));
  const release = releaseOf(folderOf(siteFolder), folderOf(drawingFolder));
  return { ...SiteManifest.parse(JSON.parse(text)), release };
}
