import {
  checkoutFrames,
  checkoutPolicy,
  type InlineHashes,
  nothingPolicy,
  pagePolicy,
} from '#shared/site-policy.ts';
import type { SiteManifest } from './manifest.ts';
import { familyOf, familyPaths, type PathFamily } from './path-families.ts';

/** Headers that the edge adds to an answer of a family of paths, whatever the status. */
export interface FamilyHeaders {
  /** These headers replace the answer's own. */
  always: Record<string, string>;
  /** These headers are added where the answer lacks them. */
  byDefault: Record<string, string>;
}

export function edgeHeaders(manifest: SiteManifest): Record<PathFamily, FamilyHeaders> {
  const everywhere = {
    'strict-transport-security': `max-age=${transportSecuritySeconds}; includeSubDomains`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
  const nothing = { always: { ...everywhere, [policyHeader]: nothingPolicy }, byDefault: {} };
  const page = {
    ...everywhere,
    'permissions-policy': permissions('()'),
    'cross-origin-opener-policy': 'same-origin',
  };
  // A drawn page has a policy of its own. The file that the bucket has instead does not.
  const drawn = (policy: string) => ({ [policyHeader]: policy });
  return {
    api: nothing,
    assets: nothing,
    checkout: {
      always: {
        ...everywhere,
        'permissions-policy': permissions(
          `(self ${checkoutFrames.map((origin) => `"${origin}"`).join(' ')})`,
        ),
        // The checkout opens a bank's page in a window of its own and waits for it.
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      },
      byDefault: drawn(checkoutPolicy(hashesOf(manifest, 'checkout'))),
    },
    drawn: { always: page, byDefault: drawn(pagePolicy(hashesOf(manifest, 'drawn'))) },
    site: { always: { ...page, [policyHeader]: pagePolicy(hashesOf(manifest, 'site')) }, byDefault: {} },
  };
}

const policyHeader = 'content-security-policy';

/** Two years. */
export const transportSecuritySeconds = 63_072_000;

/** The hashes of what the pages of a family, and the page of an unknown address, carry inline. */
function hashesOf({ pages, hashes }: SiteManifest, family: PathFamily): InlineHashes {
  const paths = familyPaths();
  const files = Object.keys(pages)
    .filter((route) => familyOf(paths, route.replace(/\{\w+\}/, 'x')) === family)
    .map((route) => pages[route] ?? '');
  const carried = [...files, '/404.html'].flatMap((file) => hashes[file] ?? []);
  const distinct = (kind: keyof InlineHashes) => [...new Set(carried.flatMap((each) => each[kind]))];
  return { styles: distinct('styles'), scripts: distinct('scripts') };
}

const permissions = (payment: string) =>
  `camera=(), display-capture=(), geolocation=(), microphone=(), payment=${payment}, usb=()`;
