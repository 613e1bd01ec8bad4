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
}

// Browsers ask each time; CloudFront asks S3 every five minutes, or at once after a deployment's invalidation.
const revalidated = 'public, max-age=0, s-maxage=300, must-revalidate';

export const objectGroups: readonly ObjectGroup[] = [
  // `site-response.js` reads this status.
  { include: '404.html', cacheControl: revalidated, metadata: { status: '404' } },
  // Their names carry a hash of what is in them.
  { include: 'assets/*', cacheControl: 'public, max-age=31536000, immutable', metadata: {} },
  { include: '*', cacheControl: revalidated, metadata: {} },
];
