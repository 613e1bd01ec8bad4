import { matchPath } from 'react-router-dom';
import { type PageScript, pageScript } from './loading/page-script.ts';

/** A page of the site: where it is, what it says about itself, and the script that draws it. */
export interface PageRoute {
  /**
   * The path as React Router matches it. One file is drawn for it at build time; where it has a parameter, all
   * values share that file, so the page draws nothing of the value before its script runs.
   */
  path: string;
  title: string;
  description: string;
  /** Kept out of search engines. */
  noindex?: boolean;
  /** The page's file, whose script the document announces. */
  source: string;
  script: PageScript;
}

export const routes: readonly PageRoute[] = [
  {
    path: '/courses',
    title: 'Courses',
    description: 'Certification training and programming courses with their prices, timings and durations.',
    source: 'pages/courses.tsx',
    script: pageScript(() => import('./pages/courses.tsx').then((page) => page.CoursesPage)),
  },
  {
    path: '/course/:id',
    title: 'Course',
    description: 'What the course covers, when it starts, how long it takes and what it costs.',
    source: 'pages/course.tsx',
    script: pageScript(() => import('./pages/course.tsx').then((page) => page.CoursePage)),
  },
  {
    path: '/admin',
    title: 'Admin Panel',
    description: 'The owner’s desk: courses and enquiries.',
    noindex: true,
    source: 'admin/admin.tsx',
    script: pageScript(() => import('./admin/admin.tsx').then((page) => page.AdminPage)),
  },
  {
    path: '*',
    title: 'Page not found',
    description: 'There is no page at this address.',
    noindex: true,
    source: 'pages/not-found.tsx',
    script: pageScript(() => import('./pages/not-found.tsx').then((page) => page.NotFoundPage)),
  },
];

/** The route that a path leads to: the last one, not found, takes what no other does. */
export const routeFor = (pathname: string): PageRoute | undefined =>
  routes.find(({ path }) => matchPath(path, pathname));
