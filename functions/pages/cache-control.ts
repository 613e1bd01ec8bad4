import { dayInIndia, dayMs, midnightOf, morningOf } from '#shared/domain/time/india-time.ts';
import {
  datedPages,
  type PageAnswer,
  type PageRoute,
  type RenderedPath,
  renderedPages,
} from '#shared/pages.ts';

/**
 * Unless a change invalidates it, CloudFront keeps a page for a day, and serves it for another week while a new one is
 * being rendered or if the origin is failing. Pages with questions expire at 6:00 am and pages with dates at midnight,
 * both IST. Browsers always revalidate (`infra/edge/site-response.js`).
 */
export function cacheControlOf(status: PageAnswer['status'], page: RenderedPath, now: number): string {
  if (status === 503) return 'no-store';
  if (status === 404) return 'public, max-age=0, s-maxage=60';
  const today = dayInIndia(now);
  // The 0 keeps CloudFront from serving yesterday's dates if the origin fails.
  if (datedPages.includes(page)) return cachedUntil(midnightOf(today) + dayMs, now, 0);
  const wanted: readonly PageRoute[] = renderedPages[page];
  if (wanted.some((route) => expiresDaily.has(route))) {
    const morning = Date.parse(morningOf(today));
    return cachedUntil(now < morning ? morning : morning + dayMs, now, week);
  }
  return `public, max-age=0, s-maxage=${day}, stale-while-revalidate=${week}, stale-if-error=${week}`;
}

const expiresDaily: ReadonlySet<PageRoute> = new Set<PageRoute>(['GET /interview-questions']);

const day = dayMs / 1000;
const week = 7 * day;

// Rounded up, because CloudFront would keep the page for another day if `s-maxage` were 0.
const cachedUntil = (end: number, now: number, staleSeconds: number) =>
  `public, max-age=0, s-maxage=${Math.ceil((end - now) / 1000)}, stale-if-error=${staleSeconds}`;
