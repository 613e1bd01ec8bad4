import type { SiteManifest } from './manifest.ts';
import { renderedFiles } from './rendered-pages.ts';

/**
 * Files with the same caching. S3 stores `cache-control` with each file; set by the edge, it would also apply to a
 * missing file.
 */
export interface ObjectGroup {
  /** A file belongs to the first group that matches. */
  include: readonly string[];
  cacheControl: string;
  /** Sent by S3 as `x-amz-meta-<name>`; `site-response.js` reads `status`. */
  metadata: Record<string, string>;
  /** In the folder of their release; see `release.ts`. */
  isPage: boolean;
}

// Browsers revalidate. CloudFront needn't, because another release's page has another path.
const page = { cacheControl: 'public, max-age=0, s-maxage=31536000, must-revalidate', isPage: true };

export const objectGroups = (manifest: Pick<SiteManifest, 'pages'>): readonly ObjectGroup[] => [
  { include: ['404.html'], metadata: { status: '404' }, ...page },
  // Shown when a page can't be rendered, so they aren't cached.
  {
    include: Object.values(renderedFiles(manifest)).map((file) => file.slice(1)),
    cacheControl: 'no-store',
    metadata: { status: '503' },
    isPage: true,
  },
  { include: ['*.html'], metadata: {}, ...page },
  // Hashed names.
  { include: ['assets/*'], cacheControl: 'public, max-age=31536000, immutable', metadata: {}, isPage: false },
  // Linked by name, such as icons: fresh five minutes after a deployment.
  {
    include: ['*'],
    cacheControl: 'public, max-age=0, s-maxage=300, must-revalidate',
    metadata: {},
    isPage: false,
  },
];
