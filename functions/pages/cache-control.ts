import { dayInIndia, dayMs, midnightOf, morningOf } from '#shared/domain/time/india-time.ts';
import { type DrawnPath, datedPages, drawnPages, type PageAnswer, type PageRoute } from '#shared/pages.ts';

/**
 * The time for which CloudFront keeps a page that was drawn at a time (epoch milliseconds): a day, and a week more while
 * a new one cannot be had or is being drawn. What changes in between is invalidated. A page that shows what appears with
 * a morning is kept until then, one that says a date until midnight in India; neither is handed out beyond it while
 * another is drawn. Browsers are told to ask each time (`infra/edge/site-response.js`).
 */
export function cacheControlOf(status: PageAnswer['status'], page: DrawnPath, now: number): string {
  if (status === 503) return 'no-store';
  if (status === 404) return 'public, max-age=0, s-maxage=60';
  const today = dayInIndia(now);
  // Yesterday's page would break its promise. Without the zero CloudFront hands it out where the origin fails.
  if (datedPages.includes(page)) return keptUntil(midnightOf(today) + dayMs, now, 0);
  const wanted: readonly PageRoute[] = drawnPages[page];
  if (wanted.some((route) => changingEachMorning.has(route))) {
    const morning = Date.parse(morningOf(today));
    return keptUntil(now < morning ? morning : morning + dayMs, now, week);
  }
  return `public, max-age=0, s-maxage=${day}, stale-while-revalidate=${week}, stale-if-error=${week}`;
}

/** Questions appear at six in the morning in India. */
const changingEachMorning: ReadonlySet<PageRoute> = new Set<PageRoute>(['GET /interview-questions']);

const day = dayMs / 1000;
const week = 7 * day;

// Rounded up: a page that is drawn in the last millisecond before would be kept for another day.
const keptUntil = (end: number, now: number, staleSeconds: number) =>
  `public, max-age=0, s-maxage=${Math.ceil((end - now) / 1000)}, stale-if-error=${staleSeconds}`;
