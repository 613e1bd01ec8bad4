import { dayInIndia, dayMs, midnightOf, morningOf } from '#shared/domain/time/india-time.ts';
import { type DrawnPath, datedPages, drawnPages, type PageAnswer, type PageRoute } from '#shared/pages.ts';

/**
 * The `cache-control` of a page that was drawn at `now` (epoch milliseconds). CloudFront keeps a page for a day, and serves it
 * for another week while a new page is drawn or the origin fails; a change invalidates it. A page with questions is kept until
 * the next morning, and a page with a date until midnight in India; CloudFront never serves these two while it draws a new
 * page. Browsers have to ask each time (`infra/edge/site-response.js`).
 */
export function cacheControlOf(status: PageAnswer['status'], page: DrawnPath, now: number): string {
  if (status === 503) return 'no-store';
  if (status === 404) return 'public, max-age=0, s-maxage=60';
  const today = dayInIndia(now);
  // Yesterday's dates would be wrong. Without the zero, CloudFront would serve the old page where the origin fails.
  if (datedPages.includes(page)) return cachedUntil(midnightOf(today) + dayMs, now, 0);
  const wanted: readonly PageRoute[] = drawnPages[page];
  if (wanted.some((route) => changingEachMorning.has(route))) {
    const morning = Date.parse(morningOf(today));
    return cachedUntil(now < morning ? morning : morning + dayMs, now, week);
  }
  return `public, max-age=0, s-maxage=${day}, stale-while-revalidate=${week}, stale-if-error=${week}`;
}

/** Questions appear at six in the morning in India. */
const changingEachMorning: ReadonlySet<PageRoute> = new Set<PageRoute>(['GET /interview-questions']);

const day = dayMs / 1000;
const week = 7 * day;

// Rounded up, because CloudFront would keep a page with 0 seconds for another day.
const cachedUntil = (end: number, now: number, staleSeconds: number) =>
  `public, max-age=0, s-maxage=${Math.ceil((end - now) / 1000)}, stale-if-error=${staleSeconds}`;
