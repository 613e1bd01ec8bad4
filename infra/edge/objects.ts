import { drawnFiles } from './drawn-pages.ts';
import type { SiteManifest } from './manifest.ts';

/**
 * Files of the site with the same caching. S3 stores `cache-control` with each file and sends it along; if the edge added
 * the header, the answer to a missing file would also say "for a year".
 */
export interface ObjectGroup {
  /** Patterns of paths in the site's folder. A file belongs to the first group with a fitting pattern. */
  include: readonly string[];
  cacheControl: string;
  /** User metadata, which S3 sends as `x-amz-meta-<name>`; `site-response.js` reads `status`. */
  metadata: Record<string, string>;
  /** The files lie in the folder of their release; see `release.ts`. */
  isPage: boolean;
}

// Browsers ask each time. CloudFront need not ask, as a page of another release lies elsewhere.
const page = { cacheControl: 'public, max-age=0, s-maxage=31536000, must-revalidate', isPage: true };

export const objectGroups = (manifest: Pick<SiteManifest, 'pages'>): readonly ObjectGroup[] => [
  { include: ['404.html'], metadata: { status: '404' }, ...page },
  // These files replace a page that cannot be drawn now, so nobody keeps them.
  {
    include: Object.values(drawnFiles(manifest)).map((file) => file.slice(1)),
    cacheControl: 'no-store',
    metadata: { status: '503' },
    isPage: true,
  },
  { include: ['*.html'], metadata: {}, ...page },
  // The names of these files carry a hash of their content.
  { include: ['assets/*'], cacheControl: 'public, max-age=31536000, immutable', metadata: {}, isPage: false },
  // Files that others link to by name, such as the icons, are right again five minutes after a deployment.
  {
    include: ['*'],
    cacheControl: 'public, max-age=0, s-maxage=300, must-revalidate',
    metadata: {},
    isPage: false,
  },
];
