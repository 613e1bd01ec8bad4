import { checkoutScript } from './razorpay.ts';

/**
 * The content security policies of the site's documents, as header values. `infra/edge` gives them to what lies in
 * the bucket, and a page that is drawn on request carries its own.
 */

/** Hashes of what documents carry inline, as a policy names them: `sha256-…`. */
export interface InlineHashes {
  styles: readonly string[];
  scripts: readonly string[];
}

/** Paths of the documents that may open Razorpay's checkout. A policy belongs to the loaded document. */
export const checkoutPaths: readonly string[] = ['/resume', '/pay'];

/** The policy of documents whose inline parts have these hashes, and which load from the site alone. */
export const pagePolicy = (hashes: InlineHashes): string => headerValue(siteSources(hashes));

/** The policy of documents at `checkoutPaths`, which also load Razorpay's checkout. */
export const checkoutPolicy = (hashes: InlineHashes): string =>
  headerValue(checkoutSources(siteSources(hashes)));

/** The policy of answers that are not documents. */
export const nothingPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Origins that the checkout frames. */
export const checkoutFrames = ['https://api.razorpay.com', 'https://checkout.razorpay.com'] as const;

type Sources = Record<string, readonly string[]>;

// There is no `upgrade-insecure-requests`: every source is the site's own or names https, and the directive
// would break the local run on plain http. Fonts and calls have no line of their own: `default-src` covers
// them, and every byte here delays the first picture.
const siteSources = ({ styles, scripts }: InlineHashes): Sources => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", ...scripts.map(quoted)],
  'style-src': ["'self'", ...styles.map(quoted)],
  'img-src': ["'self'", 'data:'],
  // The maps of the two offices, which load when a visitor asks for them.
  'frame-src': ['https://www.openstreetmap.org'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
});

/** Adds the sources of Razorpay's checkout. It publishes no list: these are the sources that sites with the checkout agree on. */
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

const headerValue = (sources: Sources) =>
  Object.entries(sources)
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; ');
