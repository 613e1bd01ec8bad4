import { drawnFiles } from './drawn-pages.ts';
import type { SiteManifest } from './manifest.ts';

/**
 * Files of the site that may be kept equally long. S3 stores the `cache-control` with each file and sends it along;
 * a header of the edge's own would put "for a year" on the answer to a missing file too.
 */
export interface ObjectGroup {
  /** Files by their path in the site's folder; the first group that has one that fits wins. */
  include: readonly string[];
  cacheControl: string;
  /** User metadata, which S3 sends as `x-amz-meta-<name>`; `site-response.js` reads `status`. */
  metadata: Record<string, string>;
  /** Kept in the folder of its release, see `release.ts`. */
  isPage: boolean;
}

// Browsers ask each time. CloudFront need not: a page of another release lies elsewhere.
const page = { cacheControl: 'public, max-age=0, s-maxage=31536000, must-revalidate', isPage: true };

export const objectGroups = (manifest: Pick<SiteManifest, 'pages'>): readonly ObjectGroup[] => [
  { include: ['404.html'], metadata: { status: '404' }, ...page },
  // In place of a page that cannot be drawn just now, and not to be kept a moment longer.
  {
    include: Object.values(drawnFiles(manifest)).map((file) => file.slice(1)),
    cacheControl: 'no-store',
    metadata: { status: '503' },
    isPage: true,
  },
  { include: ['*.html'], metadata: {}, ...page },
  // Their names carry a hash of what is in them.
  { include: ['assets/*'], cacheControl: 'public, max-age=31536000, immutable', metadata: {}, isPage: false },
  // Files that others link to by name, such as the icons, are right again five minutes after a deployment.
  {
    include: ['*'],
    cacheControl: 'public, max-age=0, s-maxage=300, must-revalidate',
    metadata: {},
    isPage: false,
  },
];
