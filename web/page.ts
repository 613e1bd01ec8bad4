import type { ComponentType, ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import type { PageAnswer, PageData, PageSource, SourceAnswer } from '#shared/pages.ts';
import type { Card } from './content/share-cards.ts';

export interface PageProps {
  /** The decoded path, such as `/course/42` for `/course/{id}`. */
  path: string;
  /** Empty on a static page, `unreadable` if the database couldn't be read. */
  data: PageData | 'unreadable';
  /** In epoch milliseconds. Undefined on a static page, which isn't rendered for a particular day. */
  now?: number | undefined;
}

export interface PageHead {
  title: string;
  description: string;
  card?: Card;
  /** Needed only if it differs from the page's own path. Null if the page has no canonical path. */
  canonical?: string | null;
  noindex?: boolean;
  noReferrer?: boolean;
  graph?: readonly Thing[];
}

export interface Page extends PageHead {
  /** `{id}` matches one segment. `*` matches every path that has no page. */
  path: string;
  /** A path relative to `web`. The page's styles and islands are found through its imports. */
  source: string;
  Page: ComponentType<PageProps>;
  /** By default, the public header and footer. */
  Frame?: ComponentType<{ path: string; children: ReactNode }>;
  headOf?: (props: PageProps) => Partial<PageHead>;
  statusOf?: (props: PageProps) => Extract<PageAnswer['status'], 200 | 404 | 410>;
  /** Returns the page's path if `path` is another one. */
  redirectOf?: (props: PageProps) => string | undefined;
}

/** Undefined if it doesn't exist or couldn't be read. */
export function responseIn<S extends PageSource>(
  data: PageProps['data'],
  source: S,
): SourceAnswer<S> | undefined {
  const answer: PageData[S] = data === 'unreadable' ? undefined : data[source];
  return answer === 'missing' || answer === 'gone' ? undefined : (answer as SourceAnswer<S> | undefined);
}
