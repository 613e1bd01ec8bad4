import { type DrawnPath, drawnPages } from '#shared/pages.ts';
import type { SiteManifest } from './manifest.ts';

/**
 * The built file of each page that is drawn on request, in a folder. The file has no data, and says so. It lies in the bucket
 * under the address of the drawn page, and visitors get it where `drawPage` fails.
 */
export const drawnFiles = ({ pages }: Pick<SiteManifest, 'pages'>, folder = ''): Record<DrawnPath, string> =>
  Object.fromEntries(Object.keys(drawnPages).map((path) => [path, folder + (pages[path] ?? path)])) as Record<
    DrawnPath,
    string
  >;

/**
 * The statuses of `drawPage`'s address after which CloudFront asks the bucket: 403 where the address refuses CloudFront's
 * signature, and the others where the Lambda fails or is too slow. 404 is a true answer; by 503 `drawPage` says that it
 * cannot read, and CloudFront goes on with the page that it keeps.
 */
export const fallbackStatuses = [403, 500, 502, 504];

/** The query parameter into which `site-request.js` writes the requested path. */
export const pathParameter = 'path';
