import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { BuiltSite } from '../../../edge/manifest.ts';
import { type ObjectGroup, objectGroups } from '../../../edge/objects.ts';
import { etagOf } from '../s3/objects.ts';

export interface SiteFile {
  body: Buffer<ArrayBuffer>;
  headers: Record<string, string>;
}

/** Files by path. The path of a page starts with its release, such as `/pages/1f0c77ab/courses.html`. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

export function readSite(folder: string, manifest: BuiltSite, edit = (text: string) => text): SiteFiles {
  const groups = objectGroups(manifest);
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        const key = path.slice(join(folder, '/').length).replaceAll('\\', '/');
        const body = readFileSync(path);
        const isEdited = ['.js', '.html'].includes(extname(key));
        const group = groups.find(({ include }) => include.some((pattern) => fits(pattern, key)));
        return [
          `${group?.isPage ? manifest.release : ''}/${key}`,
          siteFile(key, isEdited ? Buffer.from(edit(body.toString())) : body, group),
        ];
      }),
  );
}

function siteFile(key: string, body: Buffer<ArrayBuffer>, group: ObjectGroup | undefined): SiteFile {
  return {
    body,
    headers: {
      'content-type': contentTypes[extname(key)] ?? 'binary/octet-stream',
      etag: etagOf(body),
      ...(group && { 'cache-control': group.cacheControl }),
      ...Object.fromEntries(
        Object.entries(group?.metadata ?? {}).map(([name, value]) => [`x-amz-meta-${name}`, value]),
      ),
    },
  };
}

function fits(pattern: string, key: string): boolean {
  const [before = '', after] = pattern.split('*');
  return after === undefined ? key === before : key.startsWith(before) && key.endsWith(after);
}

// The upload guesses the same types from the extensions.
const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml',
};
