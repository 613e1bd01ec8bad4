import { brand } from '#shared/brand.ts';
import type { PageRoute } from '../loading/page-route.ts';
import { escaped } from './escaped.ts';

/** The files beside the pages that say where everything is, by their path. */
export const siteFiles = (routes: readonly PageRoute[]): Record<string, string> => ({
  '/sitemap.xml': sitemap(routes),
  '/robots.txt': robots,
  '/site.webmanifest': webManifest,
});

/** Every page that a search engine shall show, once. Courses come and go, and are found through `/courses`. */
function sitemap(routes: readonly PageRoute[]): string {
  const indexed = routes.filter(({ path, noindex }) => !noindex && !/[:*]/.test(path));
  const addresses = new Set(indexed.map(({ path, canonical = path }) => brand.origin + canonical));
  const lines = [...addresses].map((address) => `  <url><loc>${escaped(address)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</urlset>
`;
}

// Nothing is forbidden here: a crawler must be able to read the `noindex` of the pages that carry one.
const robots = `User-agent: *
Disallow:

Sitemap: ${brand.origin}/sitemap.xml
`;

const webManifest = `${JSON.stringify(
  {
    name: brand.name,
    short_name: brand.name.split(' ')[0],
    description: brand.purpose,
    lang: 'en-IN',
    start_url: '/',
    display: 'browser',
    background_color: '#faf5e9',
    theme_color: '#faf5e9',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  null,
  2,
)}\n`;
