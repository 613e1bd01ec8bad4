import type { Answer, Route } from './api/client.ts';
import { certificationIdPattern } from './domain/courses/certifications.ts';
import {
  type QuestionAndNeighbours,
  type QuestionLink,
  questionSegment,
} from './domain/interview-questions/question-page.ts';

/** What pages show that no route returns. */
interface PageOnlyData {
  'interview question': QuestionAndNeighbours;
  'sitemap parts': readonly string[];
  'questions of a sitemap part': readonly QuestionLink[];
}

/**
 * Pages that are rendered on request, with the data they show: responses of routes, or data that only pages read. The
 * permissions of `renderPage`, the CloudFront behaviors, the local server and cache invalidation are all derived from
 * this list.
 */
export const renderedPages = {
  '/': ['GET /reviews/summary', 'GET /reviews/public', 'GET /courses', 'GET /team'],
  '/courses': ['GET /courses', 'GET /team'],
  '/courses/{page}': ['GET /courses', 'GET /team'],
  '/course/{id}': ['GET /courses/{id}', 'GET /courses/{id}/reviews', 'GET /reviews/summary', 'GET /team'],
  '/certifications': ['GET /courses'],
  '/certifications/pmp': ['GET /courses', 'GET /reviews/public', 'GET /reviews/summary', 'GET /team'],
  '/certifications/{certId}': ['GET /courses', 'GET /team'],
  '/services': ['GET /coaching/offers', 'GET /reviews/summary', 'GET /team'],
  '/resume': ['GET /reviews/summary', 'GET /team'],
  '/reviews/{page}': ['GET /reviews/summary', 'GET /reviews/public', 'GET /courses'],
  '/interview-questions': ['GET /interview-questions'],
  '/interview-questions/{page}': ['GET /interview-questions'],
  '/interview-question/{question}': ['interview question', 'GET /courses'],
  '/about': ['GET /team'],
  '/sitemap.xml': ['sitemap parts'],
  '/sitemap-pages.xml': ['GET /courses'],
  '/sitemap-questions-{part}': ['questions of a sitemap part'],
} as const satisfies Record<`/${string}`, readonly (ReadRoute | keyof PageOnlyData)[]>;

type ReadRoute = Extract<Route, `GET ${string}`>;

/** If a parameter doesn't match, there's no such page. Paths that aren't listed accept any segment. */
export const parameterPatterns: Partial<Record<RenderedPath, RegExp>> = {
  // The first page is `/courses`, so the numbers start at 2.
  '/courses/{page}': /^(?:[2-9]|[1-9][0-9]{1,3})$/,
  '/certifications/{certId}': certificationIdPattern,
  '/reviews/{page}': /^[1-9][0-9]{0,3}$/,
  '/interview-questions/{page}': /^[1-9][0-9]{0,3}$/,
  '/interview-question/{question}': questionSegment,
  '/sitemap-questions-{part}': /^(?:all|[0-9a-f]{1,3})$/,
};

/** The maximum number of rows. A page that isn't listed shows every row. */
export const renderedRows = {
  '/': { 'GET /reviews/public': 3 },
  '/course/{id}': { 'GET /courses/{id}/reviews': 3 },
  '/certifications/pmp': { 'GET /reviews/public': 12 },
  '/reviews/{page}': { 'GET /reviews/public': 12 },
} as const satisfies RenderedRows;

export type RenderedRows = Partial<Record<RenderedPath, Partial<Record<PageSource, number>>>>;

/** These pages show dates that are only correct on the day the page is rendered (IST). */
export const datedPages: readonly RenderedPath[] = [
  '/',
  '/courses',
  '/courses/{page}',
  '/resume',
  '/course/{id}',
  '/certifications',
  '/certifications/pmp',
  '/certifications/{certId}',
  '/interview-question/{question}',
];

export type RenderedPath = keyof typeof renderedPages;

export type PageSource = (typeof renderedPages)[RenderedPath][number];

export type SourceAnswer<S extends PageSource> = S extends keyof PageOnlyData
  ? { data: PageOnlyData[S]; next?: undefined }
  : S extends ReadRoute
    ? Answer<S>
    : never;

/** `missing` means that what the path names doesn't exist, and `gone` that it was deleted. */
export type PageData = { readonly [S in PageSource]?: SourceAnswer<S> | 'missing' | 'gone' };

export interface PageRequest {
  page: RenderedPath;
  /** The decoded path, such as `/course/42` for `/course/{id}`. */
  path: string;
  /** `unreadable` means that the data couldn't be read. */
  data: PageData | 'unreadable';
  now: number;
}

export interface PageAnswer {
  status: 200 | 301 | 404 | 410 | 503;
  headers: { 'content-type': string; 'content-security-policy'?: string; location?: string };
  body: string;
}

/** `dist/renderer` exports this function. It's built from `web/site/render.tsx`. */
export type RenderPage = (request: PageRequest) => PageAnswer;

/** False for pages that are useful without the data they show. */
export const needsData = (page: RenderedPath): boolean =>
  (renderedPages[page] as readonly PageSource[]).some((source) => !unneeded.has(source));

const unneeded: ReadonlySet<PageSource> = new Set<PageSource>([
  'GET /coaching/offers',
  'GET /reviews/summary',
  'GET /team',
]);

/** Routes whose responses include the number of seats left. */
export const courseRoutes = ['GET /courses', 'GET /courses/{id}'] as const;

/** `path` must be decoded. `parameter` is undefined if the page has none. */
export function findRenderedPage(
  path: string,
): { page: RenderedPath; parameter: string | undefined } | undefined {
  for (const page of Object.keys(renderedPages) as RenderedPath[]) {
    if (page === path) return { page, parameter: undefined };
    const [before = '', after] = page.split(/\{\w+\}/);
    const parameter = path.slice(before.length);
    const { [page]: form = /^[^/]+$/ } = parameterPatterns;
    if (after !== undefined && path.startsWith(before) && form.test(parameter)) return { page, parameter };
  }
}

/** Replaces `{id}` in a path with `id`, if it's given, and any other parameter with `*`. */
export const pagesShowing = (sources: readonly PageSource[], id = '*'): string[] =>
  (Object.keys(renderedPages) as RenderedPath[])
    .filter((page) => renderedPages[page].some((source) => sources.includes(source)))
    .map((page) => page.replace('{id}', id).replace(/\{\w+\}/, '*'));
