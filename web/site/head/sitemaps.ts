import { brand } from '#shared/brand.ts';
import { certificationIds } from '#shared/domain/courses/certifications.ts';
import type { Course } from '#shared/domain/courses/course.ts';
import { questionPath } from '#shared/domain/interview-questions/question-page.ts';
import { escaped } from '#shared/domain/text/text.ts';
import type { PageAnswer, PageData, RenderedPath } from '#shared/pages.ts';
import { type Page, responseIn } from '../../page.ts';
import { coursesPerPage } from '../../pages/courses/catalogue.tsx';

export const sitemaps = ['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-questions-{part}'] as const;

type Sitemap = (typeof sitemaps)[number];

export const isSitemap = (page: RenderedPath): page is Sitemap =>
  sitemaps.some((sitemap) => sitemap === page);

export function sitemapOf(page: Sitemap, routes: readonly Page[], data: PageData | 'unreadable'): PageAnswer {
  const questions = responseIn(data, 'questions of a sitemap part')?.data;
  const bodies: Record<Sitemap, () => string> = {
    '/sitemap.xml': () => sitemapIndex(responseIn(data, 'sitemap parts')?.data ?? []),
    '/sitemap-pages.xml': () => urlSet(pageLines(routes, responseIn(data, 'GET /courses')?.data ?? [])),
    '/sitemap-questions-{part}': () => urlSet((questions ?? []).map((each) => line(questionPath(each)))),
  };
  const found = page === '/sitemap-questions-{part}' && !questions ? 404 : 200;
  return {
    status: data === 'unreadable' ? 503 : found,
    headers: { 'content-type': 'application/xml; charset=utf-8' },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n${bodies[page]()}`,
  };
}

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function sitemapIndex(parts: readonly string[]): string {
  const paths = ['/sitemap-pages.xml', ...parts.map((part) => `/sitemap-questions-${part}`)];
  const lines = paths.map((path) => `  <sitemap><loc>${brand.origin}${path}</loc></sitemap>`);
  return `<sitemapindex ${schema}>\n${lines.join('\n')}\n</sitemapindex>\n`;
}

const urlSet = (lines: readonly string[]) => `<urlset ${schema}>\n${lines.join('\n')}\n</urlset>\n`;

function pageLines(routes: readonly Page[], courses: readonly Course[]): string[] {
  const indexed = routes.filter(
    ({ path, noindex, canonical }) => !noindex && canonical !== null && path !== '*',
  );
  const certifications = certificationIds.map((id) => `/certifications/${id}`);
  const pages = [...new Set([...indexed.map(({ path, canonical }) => canonical ?? path), ...certifications])];
  const pagesOfCourses = Math.ceil(courses.length / coursesPerPage);
  return [
    ...pages.map((path) => line(path)),
    ...Array.from({ length: Math.max(0, pagesOfCourses - 1) }, (_, index) => line(`/courses/${index + 2}`)),
    ...courses.map(({ id, createdAt, updatedAt }) => line(`/course/${id}`, updatedAt ?? createdAt)),
  ];
}

const line = (path: string, changed?: string) =>
  `  <url><loc>${escaped(brand.origin + encodeURI(path))}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;
