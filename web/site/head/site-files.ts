import { brand } from '#shared/brand.ts';
import { light } from '#shared/palette.ts';
import type { Page } from '../../page.ts';
import { sitemapOf, sitemaps } from './sitemaps.ts';

export const siteFiles = (routes: readonly Page[]): Record<string, string> => ({
  ...Object.fromEntries(
    sitemaps.map((page) => [page.replace(/\{\w+\}/, '_'), sitemapOf(page, routes, 'unreadable').body]),
  ),
  '/robots.txt': robots,
  '/site.webmanifest': webManifest,
});

// Nothing is disallowed, because crawlers must be able to read a page's `noindex`.
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
    background_color: light.paper,
    theme_color: light.paper,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  null,
  2,
)}\n`;
