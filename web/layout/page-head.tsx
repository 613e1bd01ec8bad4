import { useEffect } from 'react';
import { brand } from '#shared/brand.ts';

interface Props {
  path: string;
  canonical?: string;
  title: string;
  noindex?: boolean;
}

/**
 * A page's title, canonical address and `noindex`, set on every navigation. The tags that only crawlers read are
 * made in `web/site/head` and stand in the built files alone.
 */
export const PageHead = ({ path, canonical = path, title, noindex }: Props) => (
  <>
    <title>{pageTitle(title)}</title>
    {noindex && <meta name="robots" content="noindex" />}
    {!/[:*]/.test(path) && <link rel="canonical" href={brand.origin + canonical} />}
  </>
);

/** A title as tabs and search results show it. The home page carries the brand's name already. */
export const pageTitle = (title: string): string =>
  title.includes(brand.name) ? title : `${title} · ${brand.name}`;

/** Sets a title that is known only after a read, such as a course's. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = pageTitle(title);
  }, [title]);
}
