import { type RenderedPath, renderedPages } from '#shared/pages.ts';
import type { SiteManifest } from './manifest.ts';

/** Maps each rendered page to the file without data that visitors get if `renderPage` fails. */
export const renderedFiles = (
  { pages }: Pick<SiteManifest, 'pages'>,
  folder = '',
): Record<RenderedPath, string> =>
  Object.fromEntries(
    Object.keys(renderedPages).map((path) => [path, folder + (pages[path] ?? path.replace(/\{\w+\}/, '_'))]),
  ) as Record<RenderedPath, string>;

/**
 * CloudFront falls back to the bucket on these statuses: 403 if the function URL rejects CloudFront's signature, and
 * the others if the Lambda fails or is slow. A 404 is a normal response, and after a 503 CloudFront keeps serving its
 * cached page.
 */
export const fallbackStatuses = [403, 500, 502, 504];

/** `site-request.js` writes the requested path into this query parameter. */
export const pathParameter = 'path';
