import type { Answer, Route } from './api/client.ts';
import { certificationIdPattern } from './domain/courses/certifications.ts';

/**
 * Pages rendered on request, with the routes whose responses they show. The grants of `renderPage`, the edge's
 * behaviors, the local run and cache invalidation follow from this.
 */
export const renderedPages = {
  '/': ['GET /reviews/public', 'GET /courses'],
  '/courses': ['GET /courses'],
  '/courses/{page}': ['GET /courses'],
  '/course/{id}': ['GET /courses/{id}'],
  '/certifications': ['GET /courses'],
  '/certifications/pmp': ['GET /courses'],
  '/certifications/{certId}': ['GET /courses'],
  '/resume': [],
  '/reviews/{page}': ['GET /reviews/public'],
  '/interview-questions': ['GET /interview-questions'],
  '/interview-questions/{page}': ['GET /interview-questions'],
  '/sitemap.xml': ['GET /courses'],
} as const satisfies Record<`/${string}`, readonly Extract<Route, `GET ${string}`>[]>;

/** Addresses of another form have no page. Paths not listed here accept any segment. */
export const parameterPatterns: Partial<Record<RenderedPath, RegExp>> = {
  // The first page is `/courses`.
  '/courses/{page}': /^(?:[2-9]|[1-9][0-9]{1,3})$/,
  '/certifications/{certId}': certificationIdPattern,
  '/reviews/{page}': /^[1-9][0-9]{0,3}$/,
  '/interview-questions/{page}': /^[1-9][0-9]{0,3}$/,
};

/** By default a page can show every row. */
export const renderedRows = { '/': { 'GET /reviews/public': 6 } } as const satisfies RenderedRows;

/** By page and route. */
export type RenderedRows = Partial<Record<RenderedPath, Partial<Record<PageRoute, number>>>>;

/** Pages with a date, correct only on the day in India they were rendered. */
export const datedPages: readonly RenderedPath[] = [
  '/',
  '/courses',
  '/courses/{page}',
  '/resume',
  '/course/{id}',
  '/certifications',
  '/certifications/pmp',
  '/certifications/{certId}',
];

export type RenderedPath = keyof typeof renderedPages;

export type PageRoute = (typeof renderedPages)[RenderedPath][number];

/** `missing` if the path's id doesn't exist. */
export type PageData = { readonly [K in PageRoute]?: Answer<K> | 'missing' };

export interface PageRequest {
  page: RenderedPath;
  /** Decoded: `/course/42` for `/course/{id}`. */
  path: string;
  /** `unreadable` if a store failed. */
  data: PageData | 'unreadable';
  /** Epoch milliseconds. */
  now: number;
}

/** A whole document; header names in lower case. */
export interface PageAnswer {
  status: 200 | 404 | 503;
  headers: { 'content-type': string; 'content-security-policy'?: string };
  body: string;
}

/** Exported by `dist/renderer`, the server build of `web/site/render.tsx`. */
export type RenderPage = (request: PageRequest) => PageAnswer;

/** These include the number of seats left. */
export const courseRoutes = ['GET /courses', 'GET /courses/{id}'] as const;

/** `path` is decoded; `parameter` is undefined if the page has none. */
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

/** `id` replaces a path's `{id}`; other parameters become `*`. */
export const pagesShowing = (routes: readonly PageRoute[], id: string): string[] =>
  (Object.keys(renderedPages) as RenderedPath[])
    .filter((page) => renderedPages[page].some((route) => routes.includes(route)))
    .map((page) => page.replace('{id}', id).replace(/\{\w+\}/, '*'));
