import { checkoutScript } from '#shared/razorpay.ts';
import type { SiteManifest } from './manifest.ts';

/** The families of answers that share their headers. */
export type HeaderFamily = 'api' | 'assets' | 'resume' | 'site';

/** The path pattern of each family, as CloudFront's behaviors have it; the first that fits wins. */
export const pathPatterns: Record<HeaderFamily, string> = {
  api: '/api/*',
  assets: '/assets/*',
  // A policy belongs to the loaded document, so only a page loaded from here may open the checkout.
  resume: '/resume',
  site: '*',
};

/** The family that a requested path belongs to. */
export const familyOf = (path: string): HeaderFamily =>
  families.find((family) => fits(pathPatterns[family], path)) ?? 'site';

const families: readonly HeaderFamily[] = ['api', 'assets', 'resume', 'site'];

const fits = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** Headers that the edge adds to every answer of a family, whatever its status. */
export function edgeHeaders(manifest: SiteManifest): Record<HeaderFamily, Record<string, string>> {
  const everywhere = {
    'strict-transport-security': `max-age=${transportSecuritySeconds}; includeSubDomains`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
  return {
    api: { ...everywhere, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" },
    assets: { ...everywhere, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" },
    resume: {
      ...everywhere,
      'content-security-policy': policy(checkoutSources(siteSources(manifest))),
      'permissions-policy': permissions(`(self ${checkoutFrames.map((origin) => `"${origin}"`).join(' ')})`),
      // The checkout opens a bank's page in a window of its own and waits for it.
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    },
    site: {
      ...everywhere,
      'content-security-policy': policy(siteSources(manifest)),
      'permissions-policy': permissions('()'),
      'cross-origin-opener-policy': 'same-origin',
    },
  };
}

/** Two years. */
export const transportSecuritySeconds = 63_072_000;

const checkoutFrames = ['https://api.razorpay.com', 'https://checkout.razorpay.com'];

type Sources = Record<string, readonly string[]>;

// There is no `upgrade-insecure-requests`: every source is the site's own or names https, and the directive
// would break the local run on plain http. Fonts and calls have no line of their own: `default-src` says it of
// them, and every byte here delays the first picture.
const siteSources = ({ scriptHashes, styleHashes }: SiteManifest): Sources => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", ...scriptHashes.map(quoted)],
  'style-src': ["'self'", ...styleHashes.map(quoted)],
  'img-src': ["'self'", 'data:'],
  // The maps of the two offices, which load when a visitor asks for them.
  'frame-src': ['https://www.openstreetmap.org'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
});

/** Adds the sources of Razorpay's checkout. It publishes no list: these are the ones that sites using it agree on. */
const checkoutSources = (sources: Sources): Sources => ({
  ...sources,
  'script-src': [
    ...(sources['script-src'] ?? []),
    new URL(checkoutScript).origin,
    // Since 2026 the checkout fetches its check for fraud from here (razorpay-magento, issues 537 and 542).
    'https://cdn.razorpay.com',
  ],
  // The checkout positions itself by style attributes; style sheets stay bound to the list.
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': [...(sources['img-src'] ?? []), 'https://cdn.razorpay.com'],
  'connect-src': [
    ...(sources['default-src'] ?? []),
    'https://api.razorpay.com',
    'https://lumberjack.razorpay.com',
  ],
  'frame-src': [...(sources['frame-src'] ?? []), ...checkoutFrames],
  // The checkout posts a form to Razorpay in browsers where it cannot open beside the page.
  'form-action': [...(sources['form-action'] ?? []), 'https://api.razorpay.com'],
});

const quoted = (hash: string) => `'${hash}'`;

const policy = (sources: Sources) =>
  Object.entries(sources)
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; ');

const permissions = (payment: string) =>
  `camera=(), display-capture=(), geolocation=(), microphone=(), payment=${payment}, usb=()`;
