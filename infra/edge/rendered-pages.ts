import { type RenderedPath, renderedPages } from '#shared/pages.ts';
import type { SiteManifest } from './manifest.ts';

/** The file for each rendered page, without data, which visitors get if `renderPage` fails. */
export const renderedFiles = (
  { pages }: Pick<SiteManifest, 'pages'>,
  folder = '',
): Record<RenderedPath, string> =>
  Object.fromEntries(
    Object.keys(renderedPages).map((path) => [path, folder + (pages[path] ?? path)]),
  ) as Record<RenderedPath, string>;

/**
 * After these, CloudFront uses the bucket: 403 if the function URL refuses its signature, the others if the Lambda
 * fails or is slow. 404 is a real response; after a 503 CloudFront keeps serving its cached page.
 */
export const fallbackStatuses = [403, 500, 502, 504];

/** `site-request.js` writes the requested path into this query parameter. */
export const pathParameter = 'path';
