import type { ComponentType, ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import type { Answer } from '#shared/api/client.ts';
import type { PageData, PageRoute } from '#shared/pages.ts';
import type { Card } from './content/cards.ts';

/** The request that a page is drawn for. */
export interface PageProps {
  /** The path that was asked for, decoded: `/course/42` for `/course/{id}`. */
  path: string;
  /** The answers of the wanted routes: none for a page of the build, `unreadable` where a store did not answer. */
  data: PageData | 'unreadable';
  /** The time that the page is drawn for, in epoch milliseconds; none for a page of the build, which may be read on any day. */
  now?: number | undefined;
}

/** A page's words for tabs, search engines and share cards. */
export interface PageHead {
  title: string;
  /** A sentence or two. */
  description: string;
  /** The picture of the page's share card; the home page's unless said. */
  card?: Card;
  /** The path that search engines know the page by, where it differs. Null where the page has no address of its own. */
  canonical?: string | null;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
  /** Keeps the page's address from the sites that its links lead to. */
  noReferrer?: boolean;
  /** Entries of the page's structured data besides those that every page has. */
  graph?: readonly Thing[];
  /** The page's disclosures marked with `data-faq` are also its structured data. */
  hasFaq?: boolean;
}

/** A page of the site. */
export interface Page extends PageHead {
  /** The page's path; a parameter such as `{id}` stands for one segment. `*` is every path without a page. */
  path: string;
  /** The page's file, from `web`: its styles and its islands follow from what that imports. */
  source: string;
  Page: ComponentType<PageProps>;
  /** The frame around the page; the site's header and footer unless said. */
  Frame?: ComponentType<{ path: string; children: ReactNode }>;
  /** The parts of the page's head that follow from its data. */
  headOf?: (props: PageProps) => Partial<PageHead>;
  /** The status of the page's answer, where that is not 200. */
  statusOf?: (props: PageProps) => 200 | 404;
}

/** The answer of a route for a page; undefined where it could not be read, or where there is no such thing. */
export function answerIn<K extends PageRoute>(data: PageProps['data'], route: K): Answer<K> | undefined {
  const answer: PageData[K] = data === 'unreadable' ? undefined : data[route];
  return answer === 'missing' ? undefined : (answer as Answer<K> | undefined);
}
