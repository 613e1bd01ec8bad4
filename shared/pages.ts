import type { Answer, Route } from './api/client.ts';
import { certificationIdPattern } from './domain/courses/certifications.ts';

/**
 * Pages that are rendered on request, with the routes whose responses they show. The permissions of `renderPage`, the
 * CloudFront behaviors, the local server and cache invalidation are all derived from this list.
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

/** If a parameter doesn't match, there's no such page. Paths that aren't listed accept any segment. */
export const parameterPatterns: Partial<Record<RenderedPath, RegExp>> = {
  // The first page is `/courses`, so the numbers start at 2.
  '/courses/{page}': /^(?:[2-9]|[1-9][0-9]{1,3})$/,
  '/certifications/{certId}': certificationIdPattern,
  '/reviews/{page}': /^[1-9][0-9]{0,3}$/,
  '/interview-questions/{page}': /^[1-9][0-9]{0,3}$/,
};

/** The maximum number of rows. A page that isn't listed shows every row. */
export const renderedRows = { '/': { 'GET /reviews/public': 6 } } as const satisfies RenderedRows;

export type RenderedRows = Partial<Record<RenderedPath, Partial<Record<PageRoute, number>>>>;

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
];

export type RenderedPath = keyof typeof renderedPages;

export type PageRoute = (typeof renderedPages)[RenderedPath][number];

/** `missing` means that the id in the path doesn't exist. */
export type PageData = { readonly [K in PageRoute]?: Answer<K> | 'missing' };

export interface PageRequest {
  page: RenderedPath;
  /** The decoded path, such as `/course/42` for `/course/{id}`. */
  path: string;
  /** `unreadable` means that the data couldn't be read. */
  data: PageData | 'unreadable';
  now: number;
}

export interface PageAnswer {
  status: 200 | 404 | 503;
  headers: { 'content-type': string; 'content-security-policy'?: string };
  body: string;
}

/** `dist/renderer` exports this function. It's built from `web/site/render.tsx`. */
export type RenderPage = (request: PageRequest) => PageAnswer;

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

/** Replaces `{id}` in a path with `id`, and any other parameter with `*`. */
export const pagesShowing = (routes: readonly PageRoute[], id: string): string[] =>
  (Object.keys(renderedPages) as RenderedPath[])
    .filter((page) => renderedPages[page].some((route) => routes.includes(route)))
    .map((page) => page.replace('{id}', id).replace(/\{\w+\}/, '*'));
