import {
  checkoutFrames,
  checkoutPolicy,
  denyAllPolicy,
  type InlineHashes,
  pagePolicy,
} from '#shared/site-policy.ts';
import type { SiteManifest } from './manifest.ts';
import { familyOf, familyPaths, type PathFamily } from './path-families.ts';

export interface FamilyHeaders {
  /** These replace the response's own headers. */
  always: Record<string, string>;
  byDefault: Record<string, string>;
}

export function edgeHeaders(manifest: SiteManifest): Record<PathFamily, FamilyHeaders> {
  const everywhere = {
    'strict-transport-security': `max-age=${transportSecuritySeconds}; includeSubDomains`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
  const nothing = { always: { ...everywhere, [policyHeader]: denyAllPolicy }, byDefault: {} };
  const page = {
    ...everywhere,
    'permissions-policy': permissions('()'),
    'cross-origin-opener-policy': 'same-origin',
  };
  // A rendered page comes with its own policy, but the fallback file in the bucket doesn't.
  const rendered = (policy: string) => ({ [policyHeader]: policy });
  return {
    api: nothing,
    assets: nothing,
    portraits: nothing,
    checkout: {
      always: {
        ...everywhere,
        'permissions-policy': permissions(
          `(self ${checkoutFrames.map((origin) => `"${origin}"`).join(' ')})`,
        ),
        // The checkout opens the bank's page in a popup and waits for it.
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      },
      byDefault: rendered(checkoutPolicy(hashesOf(manifest, 'checkout'))),
    },
    rendered: { always: page, byDefault: rendered(pagePolicy(hashesOf(manifest, 'rendered'))) },
    site: { always: { ...page, [policyHeader]: pagePolicy(hashesOf(manifest, 'site')) }, byDefault: {} },
  };
}

const policyHeader = 'content-security-policy';

/** Two years. */
export const transportSecuritySeconds = 63_072_000;

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
