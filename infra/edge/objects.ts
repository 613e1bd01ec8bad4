/**
 * How long a file of the site may be kept, which S3 stores with each file and sends along with it. It is no
 * header of the edge's own: the edge would put "for a year" on the answer to a missing file too.
 */
export interface ObjectGroup {
  /** Files by their path in the site's folder; the first group that fits wins. */
  include: string;
  cacheControl: string;
  /** User metadata, which S3 sends as `x-amz-meta-<name>`. */
  metadata: Record<string, string>;
  /** Kept in the folder of its release, see `release.ts`. */
  isPage: boolean;
}

// Browsers ask each time. CloudFront need not: a page of another release lies elsewhere.
const page = { cacheControl: 'public, max-age=0, s-maxage=31536000, must-revalidate', isPage: true };

export const objectGroups: readonly ObjectGroup[] = [
  // `site-response.js` reads this status.
  { include: '404.html', metadata: { status: '404' }, ...page },
  { include: '*.html', metadata: {}, ...page },
  // Their names carry a hash of what is in them.
  { include: 'assets/*', cacheControl: 'public, max-age=31536000, immutable', metadata: {}, isPage: false },
  // What others link to by its name, such as the icons: right again five minutes after a deployment.
  {
    include: '*',
    cacheControl: 'public, max-age=0, s-maxage=300, must-revalidate',
    metadata: {},
    isPage: false,
  },
];
