import { checkoutScript } from './razorpay.ts';

/**
 * Content security policies as header values. `infra/edge` sets them for files in the bucket; rendered pages have
 * their own.
 */

/** Of inline styles and scripts: `sha256-…`. */
export interface InlineHashes {
  styles: readonly string[];
  scripts: readonly string[];
}

/** Documents that can open Razorpay's checkout. A policy belongs to the loaded document. */
export const checkoutPaths: readonly string[] = ['/resume', '/pay'];

/** Allows only the site and these inline parts. */
export const pagePolicy = (hashes: InlineHashes): string => headerValue(siteSources(hashes));

/** Also allows Razorpay's checkout. */
export const checkoutPolicy = (hashes: InlineHashes): string =>
  headerValue(checkoutSources(siteSources(hashes)));

/** For responses that aren't documents. */
export const denyAllPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Framed by the checkout. */
export const checkoutFrames = ['https://api.razorpay.com', 'https://checkout.razorpay.com'] as const;

type Sources = Record<string, readonly string[]>;

// Without `upgrade-insecure-requests`, which would break the local run on http: every source is our own or https.
// `default-src` covers fonts and calls, and each byte delays the first paint.
const siteSources = ({ styles, scripts }: InlineHashes): Sources => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", ...scripts.map(quoted)],
  'style-src': ["'self'", ...styles.map(quoted)],
  'img-src': ["'self'", 'data:'],
  // The office maps, loaded on request.
  'frame-src': ['https://www.openstreetmap.org'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
});

/** Razorpay publishes no list: these are the sources that sites with its checkout agree on. */
const checkoutSources = (sources: Sources): Sources => ({
  ...sources,
  'script-src': [
    ...(sources['script-src'] ?? []),
    new URL(checkoutScript).origin,
    // Since 2026 the checkout loads its fraud check from here (razorpay-magento, issues 537 and 542).
    'https://cdn.razorpay.com',
  ],
  // The checkout positions itself with style attributes.
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': [...(sources['img-src'] ?? []), 'https://cdn.razorpay.com'],
  'connect-src': [
    ...(sources['default-src'] ?? []),
    'https://api.razorpay.com',
    'https://lumberjack.razorpay.com',
  ],
  'frame-src': [...(sources['frame-src'] ?? []), ...checkoutFrames],
  // The checkout posts a form if it can't open a window.
  'form-action': [...(sources['form-action'] ?? []), 'https://api.razorpay.com'],
});

const quoted = (hash: string) => `'${hash}'`;

const headerValue = (sources: Sources) =>
  Object.entries(sources)
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; ');
