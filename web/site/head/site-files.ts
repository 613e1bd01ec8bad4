import { brand } from '#shared/brand.ts';
import { certificationIds } from '#shared/domain/courses/certifications.ts';
import { escaped } from '#shared/domain/text/text.ts';
import type { PageData } from '#shared/pages.ts';
import { light } from '#shared/palette.ts';
import { type Page, responseIn } from '../../page.ts';
import { coursesPerPage } from '../../pages/courses/catalogue.tsx';

export const siteFiles = (routes: readonly Page[]): Record<string, string> => ({
  '/sitemap.xml': sitemap(routes, 'unreadable'),
  '/robots.txt': robots,
  '/site.webmanifest': webManifest,
});

export function sitemap(routes: readonly Page[], data: PageData | 'unreadable'): string {
  const indexed = routes.filter(
    ({ path, noindex, canonical }) => !noindex && canonical !== null && path !== '*',
  );
  const certifications = certificationIds.map((id) => `/certifications/${id}`);
  const pages = [...new Set([...indexed.map(({ path, canonical }) => canonical ?? path), ...certifications])];
  const courses = responseIn(data, 'GET /courses')?.data ?? [];
  const pagesOfCourses = Math.ceil(courses.length / coursesPerPage);
  const lines = [
    ...pages.map((path) => line(path)),
    ...Array.from({ length: Math.max(0, pagesOfCourses - 1) }, (_, index) => line(`/courses/${index + 2}`)),
    ...courses.map(({ id, createdAt, updatedAt }) => line(`/course/${id}`, updatedAt ?? createdAt)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</urlset>
`;
}

const line = (path: string, changed?: string) =>
  `  <url><loc>${escaped(brand.origin + encodeURI(path))}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;

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
