import { type DrawnPath, drawnPages } from '#shared/pages.ts';
import type { SiteManifest } from './manifest.ts';

/**
 * The file of each page that is drawn on request, in a folder: the build's own of it, which has no data and says so.
 * It stands in the bucket under the address that `drawPage` is asked at, and is what people get where that one is
 * broken.
 */
export const drawnFiles = ({ pages }: Pick<SiteManifest, 'pages'>, folder = ''): Record<DrawnPath, string> =>
  Object.fromEntries(Object.keys(drawnPages).map((path) => [path, folder + (pages[path] ?? path)])) as Record<
    DrawnPath,
    string
  >;

/**
 * The statuses of `drawPage`'s address on which CloudFront asks the bucket: refused by the address itself, which does not
 * take what CloudFront has signed; broken, no page of its own, too slow. Not 404, which is true, and not 503: by that
 * `drawPage` says itself that it cannot read, and CloudFront goes on with the page it has.
 */
export const fallbackStatuses = [403, 500, 502, 504];

/** The query parameter that `site-request.js` writes the asked path into. */
export const pathParameter = 'path';
