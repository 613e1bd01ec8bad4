import type { Answer, Route } from './api/client.ts';
import { certificationIdForm } from './domain/courses/certifications.ts';

/**
 * Pages that are drawn on request, by path, each with the route keys of the reads whose answers it shows. What
 * `drawPage` may read, the edge's behaviors, the local run and what a change makes stale follow from this record.
 */
export const drawnPages = {
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

/** The form of a path's parameter. An address of another form has no page. A page that is not named here takes any segment. */
export const parameterForms: Partial<Record<DrawnPath, RegExp>> = {
  // The first page is `/courses` itself.
  '/courses/{page}': /^(?:[2-9]|[1-9][0-9]{1,3})$/,
  '/certifications/{certId}': certificationIdForm,
  '/reviews/{page}': /^[1-9][0-9]{0,3}$/,
  '/interview-questions/{page}': /^[1-9][0-9]{0,3}$/,
};

/** The number of rows that a page shows of a list. Of a list that is not named here a page may show every row. */
export const drawnRows = { '/': { 'GET /reviews/public': 6 } } as const satisfies DrawnRows;

/** The number of rows of lists, by page and by the list's route. */
export type DrawnRows = Partial<Record<DrawnPath, Partial<Record<PageRoute, number>>>>;

/** Pages that say a date: each is right for the day of India on which it was drawn. */
export const datedPages: readonly DrawnPath[] = [
  '/',
  '/courses',
  '/courses/{page}',
  '/resume',
  '/course/{id}',
  '/certifications',
  '/certifications/pmp',
  '/certifications/{certId}',
];

/** The path of a page that is drawn on request. */
export type DrawnPath = keyof typeof drawnPages;

/** A route whose answer some drawn page shows. */
export type PageRoute = (typeof drawnPages)[DrawnPath][number];

/** The stored data of a page: the answer of each of its routes, or `missing` where nothing has the path's id. */
export type PageData = { readonly [K in PageRoute]?: Answer<K> | 'missing' };

/** What a page is drawn from. */
export interface PageRequest {
  page: DrawnPath;
  /** The path that was asked for, decoded: `/course/42` for `/course/{id}`. */
  path: string;
  /** `unreadable` where a store did not answer. */
  data: PageData | 'unreadable';
  /** The time for which the page is drawn, in epoch milliseconds. */
  now: number;
}

/** An HTTP answer of `drawPage`: a whole document, with the names of its headers in lower case. */
export interface PageAnswer {
  status: 200 | 404 | 503;
  headers: { 'content-type': string; 'content-security-policy'?: string };
  body: string;
}

/** Draws a page. `dist/drawing`, the server build of `web/site/draw.tsx`, exports it as `drawPage`. */
export type DrawPage = (request: PageRequest) => PageAnswer;

/** The routes that return courses with the number of seats left. */
export const courseRoutes = ['GET /courses', 'GET /courses/{id}'] as const;

/** The page that a decoded path leads to, with the value of the path's parameter where it has one. */
export function findDrawnPage(path: string): { page: DrawnPath; parameter: string | undefined } | undefined {
  for (const page of Object.keys(drawnPages) as DrawnPath[]) {
    if (page === path) return { page, parameter: undefined };
    const [before = '', after] = page.split(/\{\w+\}/);
    const parameter = path.slice(before.length);
    const { [page]: form = /^[^/]+$/ } = parameterForms;
    if (after !== undefined && path.startsWith(before) && form.test(parameter)) return { page, parameter };
  }
}

/**
 * The paths of the drawn pages that show an answer of these routes: `id` stands for a path's `{id}`, and `*` for any other
 * parameter, each of whose pages may show it.
 */
export const pagesShowing = (routes: readonly PageRoute[], id: string): string[] =>
  (Object.keys(drawnPages) as DrawnPath[])
    .filter((page) => drawnPages[page].some((route) => routes.includes(route)))
    .map((page) => page.replace('{id}', id).replace(/\{\w+\}/, '*'));
