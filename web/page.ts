import type { ComponentType, ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import type { Answer } from '#shared/api/client.ts';
import type { PageData, PageRoute } from '#shared/pages.ts';
import type { Card } from './content/share-cards.ts';

export interface PageProps {
  /** Decoded: `/course/42` for `/course/{id}`. */
  path: string;
  /** Responses of the requested routes; missing for a static page, `unreadable` if a store failed. */
  data: PageData | 'unreadable';
  /** Epoch milliseconds; missing for a static page, which can be read on any day. */
  now?: number | undefined;
}

export interface PageHead {
  title: string;
  description: string;
  /** By default the home page's. */
  card?: Card;
  /** The canonical path if it differs; null if the page has none. */
  canonical?: string | null;
  noindex?: boolean;
  /** Hides the page's address from sites it links to. */
  noReferrer?: boolean;
  graph?: readonly Thing[];
  /** Disclosures with `data-faq` also become structured data. */
  hasFaq?: boolean;
}

export interface Page extends PageHead {
  /** A parameter such as `{id}` is one segment. `*` matches paths without a page. */
  path: string;
  /** Relative to `web`; styles and islands follow from its imports. */
  source: string;
  Page: ComponentType<PageProps>;
  /** By default the site's header and footer. */
  Frame?: ComponentType<{ path: string; children: ReactNode }>;
  headOf?: (props: PageProps) => Partial<PageHead>;
  /** Missing if 200. */
  statusOf?: (props: PageProps) => 200 | 404;
}

/** Undefined if it couldn't be loaded or doesn't exist. */
export function responseIn<K extends PageRoute>(data: PageProps['data'], route: K): Answer<K> | undefined {
  const answer: PageData[K] = data === 'unreadable' ? undefined : data[route];
  return answer === 'missing' ? undefined : (answer as Answer<K> | undefined);
}
