import type { ComponentType, ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import type { Answer } from '#shared/api/client.ts';
import type { PageData, PageRoute } from '#shared/pages.ts';
import type { Card } from './content/share-cards.ts';

export interface PageProps {
  /** The decoded path, such as `/course/42` for `/course/{id}`. */
  path: string;
  /** Responses by route. Empty on a static page, `unreadable` if the database couldn't be read. */
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
  /** Set if the page's `data-faq` disclosures should also become structured data. */
  hasFaq?: boolean;
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
  statusOf?: (props: PageProps) => 200 | 404;
}

/** Undefined if it doesn't exist or couldn't be read. */
export function responseIn<K extends PageRoute>(data: PageProps['data'], route: K): Answer<K> | undefined {
  const answer: PageData[K] = data === 'unreadable' ? undefined : data[route];
  return answer === 'missing' ? undefined : (answer as Answer<K> | undefined);
}
