import type { SiteManifest } from './manifest.ts';
import { renderedFiles } from './rendered-pages.ts';

/**
 * Files that are cached in the same way. S3 stores `cache-control` with each file, because a header set at the edge
 * would also apply to missing files.
 */
export interface ObjectGroup {
  /** A file belongs to the first group that matches it. */
  include: readonly string[];
  cacheControl: string;
  /** S3 sends these as `x-amz-meta-<name>`; `site-response.js` reads `status`. */
  metadata: Record<string, string>;
  isPage: boolean;
}

// Browsers must revalidate pages. CloudFront doesn't need to, because each release has its own paths.
const page = { cacheControl: 'public, max-age=0, s-maxage=31536000, must-revalidate', isPage: true };

export const objectGroups = (manifest: Pick<SiteManifest, 'pages'>): readonly ObjectGroup[] => [
  { include: ['404.html'], metadata: { status: '404' }, ...page },
  // These files are served when a page can't be rendered, so browsers mustn't cache them.
  {
    include: Object.values(renderedFiles(manifest)).map((file) => file.slice(1)),
    cacheControl: 'no-store',
    metadata: { status: '503' },
    isPage: true,
  },
  { include: ['*.html'], metadata: {}, ...page },
  { include: ['assets/*'], cacheControl: 'public, max-age=31536000, immutable', metadata: {}, isPage: false },
  // Files with fixed names, such as icons, may be up to five minutes out of date after a deployment.
  {
    include: ['*'],
    cacheControl: 'public, max-age=0, s-maxage=300, must-revalidate',
    metadata: {},
    isPage: false,
  },
];
