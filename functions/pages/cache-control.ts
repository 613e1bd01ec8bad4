import { dayInIndia, dayMs, midnightOf, morningOf } from '#shared/domain/time/india-time.ts';
import {
  datedPages,
  type PageAnswer,
  type PageSource,
  type RenderedPath,
  renderedPages,
} from '#shared/pages.ts';

/**
 * Unless a change invalidates it, CloudFront keeps a page for a day, and serves it for another week while a new one is
 * being rendered or if the origin is failing. Pages with questions expire at 6:00 am and pages with dates at midnight,
 * both IST. So does a missing question, which may appear at 6:00 am. Browsers always revalidate
 * (`infra/edge/site-response.js`).
 */
export function cacheControlOf(status: PageAnswer['status'], page: RenderedPath, now: number): string {
  if (status === 503) return 'no-store';
  const today = dayInIndia(now);
  const midnight = datedPages.includes(page) ? midnightOf(today) + dayMs : Number.POSITIVE_INFINITY;
  const soon = showsFreeTimes(page) ? now + freeTimesMs : Number.POSITIVE_INFINITY;
  const morning = changesInTheMorning(page) ? nextMorning(today, now) : Number.POSITIVE_INFINITY;
  // Rounded up, because CloudFront would keep the page for another day if `s-maxage` were 0.
  const secondsUntil = (end: number) => Math.ceil((end - now) / 1000);
  if (status === 404 || status === 410)
    return `public, max-age=0, s-maxage=${Math.min(minute, secondsUntil(morning))}`;
  const end = Math.min(midnight, morning, soon);
  if (end === Number.POSITIVE_INFINITY)
    return `public, max-age=0, s-maxage=${day}, stale-while-revalidate=${week}, stale-if-error=${week}`;
  // The 0 keeps CloudFront from serving yesterday's dates, or times that are taken, if the origin fails.
  const staleSeconds = Math.min(midnight, soon) === Number.POSITIVE_INFINITY ? week : 0;
  return `public, max-age=0, s-maxage=${secondsUntil(end)}, stale-if-error=${staleSeconds}`;
}

/** The earliest free time moves on with the clock. */
const showsFreeTimes = (page: RenderedPath) =>
  (renderedPages[page] as readonly PageSource[]).includes('GET /coaching/offers');

const freeTimesMs = 5 * 60_000;

const changesInTheMorning = (page: RenderedPath) =>
  renderedPages[page].some((source) => questionSources.has(source));

const questionSources: ReadonlySet<PageSource> = new Set<PageSource>([
  'GET /interview-questions',
  'interview question',
  'sitemap parts',
  'questions of a sitemap part',
]);

function nextMorning(today: string, now: number): number {
  const morning = Date.parse(morningOf(today));
  return now < morning ? morning : morning + dayMs;
}

const minute = 60;
const day = dayMs / 1000;
const week = 7 * day;
