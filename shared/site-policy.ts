import { checkoutScript } from './razorpay.ts';

/**
 * Content security policies, as header values. `infra/edge` sets them for files in the bucket. Rendered pages have
 * their own.
 */

/** Hashes of inline styles and scripts, as `sha256-…` without quotation marks. */
export interface InlineHashes {
  styles: readonly string[];
  scripts: readonly string[];
}

/** Pages that can open Razorpay's checkout. A policy applies until the next full page load. */
export const checkoutPaths: readonly string[] = ['/resume', '/pay'];

export const pagePolicy = (hashes: InlineHashes): string => headerValue(siteSources(hashes));

export const checkoutPolicy = (hashes: InlineHashes): string =>
  headerValue(checkoutSources(siteSources(hashes)));

/** For responses that aren't documents. */
export const denyAllPolicy = "default-src 'none'; frame-ancestors 'none'";

export const checkoutFrames = ['https://api.razorpay.com', 'https://checkout.razorpay.com'] as const;

type Sources = Record<string, readonly string[]>;

// `upgrade-insecure-requests` is left out because it would break the local server, which uses http. All sources are our
// own or https anyway. Fonts and API calls fall back to `default-src`, because each byte delays the first paint.
const siteSources = ({ styles, scripts }: InlineHashes): Sources => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", ...scripts.map(quoted)],
  'style-src': ["'self'", ...styles.map(quoted)],
  'img-src': ["'self'", 'data:'],
  'frame-src': ['https://www.openstreetmap.org'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
});

/** Razorpay doesn't publish a list. Other sites that use its checkout all allow these sources. */
const checkoutSources = (sources: Sources): Sources => ({
  ...sources,
  'script-src': [
    ...(sources['script-src'] ?? []),
    new URL(checkoutScript).origin,
    // Since 2026, the checkout has loaded its fraud check from here (razorpay-magento, issues 537 and 542).
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
