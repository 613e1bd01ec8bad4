import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { releaseOf } from './release.ts';

// The function at the edge knows one parameter, which stands for one path segment.
const route = z.string().check(z.regex(/^\/[^{}]*(?:\{\w+\}[^{}]*)?$/));
const file = z.string().check(z.regex(/^\/.+\.(?:html|xml)$/));
const hashes = z.array(z.string().check(z.regex(/^sha(?:256|384|512)-[\w+/]+={0,2}$/)));

/** The web build's description of itself, for the edge that serves it. */
export const SiteManifest = z.object({
  /** Route to file: `/courses` to `/courses.html`, `/course/{id}` to the file for every single course. */
  pages: z.record(route, file),
  /** By file, hashes of the styles and scripts that it carries inline, as a content security policy names them. */
  hashes: z.record(file, z.object({ styles: hashes, scripts: hashes })),
});
export type SiteManifest = z.output<typeof SiteManifest>;

/** A built site: its manifest, and the folder that its pages are kept in (`release.ts`). */
export type BuiltSite = SiteManifest & { release: string };

/** The manifest of a site of which nothing is built. */
export const nothingBuilt: BuiltSite = { pages: {}, hashes: {}, release: '' };

/** The folder of files that the web build makes for S3, from the project's root. */
export const siteFolder = 'dist/site';

/** The folder of what draws pages on request, from the project's root. */
export const drawingFolder = 'dist/drawing';

/** The file that the web build writes its manifest to, from the project's root. */
export const manifestFile = 'dist/site-manifest.json';

/** Reads the manifest that `npm run build` leaves beside the site. Throws a sentence when there is none. */
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
