import type { PageScript } from './page-script.ts';

/** A page of the site: where it is, what it says about itself, and the script that draws it. */
export interface PageRoute {
  /**
   * The path as React Router matches it. One file is drawn for it at build time; where it has a parameter, all
   * values share that file, so the page draws nothing of the value before its script runs.
   */
  path: string;
  /** The path that search engines shall know it by, where that is another. */
  canonical?: string;
  title: string;
  /** Kept out of search engines. */
  noindex?: boolean;
  /** The page's file, whose script the document announces. */
  source: string;
  script: PageScript;
}
