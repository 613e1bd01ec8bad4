import { dayInIndia, dayMs, morningOf } from '#shared/domain/india-time.ts';
import type { PageAnswer, PageRoute } from '#shared/pages.ts';

/**
 * How long CloudFront keeps a drawn page: a day, and a week more while a new one cannot be had or is being drawn. What
 * changes in between is invalidated. A page that shows what appears with a morning is kept until then, and is not
 * handed out beyond it while another is drawn. Browsers are told to ask each time (`infra/edge/site-response.js`).
 */
export function cacheControlOf(
  status: PageAnswer['status'],
  wanted: readonly PageRoute[],
  now = Date.now(),
): string {
  if (status === 503) return 'no-store';
  if (status === 404) return 'public, max-age=0, s-maxage=60';
  if (wanted.some((route) => changingEachMorning.has(route)))
    return `public, max-age=0, s-maxage=${secondsToMorning(now)}, stale-if-error=${week}`;
  return `public, max-age=0, s-maxage=${day}, stale-while-revalidate=${week}, stale-if-error=${week}`;
}

/** Questions appear at six in the morning in India. */
const changingEachMorning: ReadonlySet<PageRoute> = new Set<PageRoute>(['GET /interview-questions']);

const day = dayMs / 1000;
const week = 7 * day;

// Rounded up: a page that is drawn in the last millisecond before would be kept for another day.
function secondsToMorning(now: number): number {
  const today = Date.parse(morningOf(dayInIndia(now)));
  return Math.ceil(((now < today ? today : today + dayMs) - now) / 1000);
}
