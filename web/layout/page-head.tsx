import { useEffect } from 'react';
import { brand } from '#shared/brand.ts';

interface Props {
  path: string;
  canonical?: string;
  title: string;
  noindex?: boolean;
}

/**
 * What a page says about itself to search engines and the browser's tab, wherever a link led from. What only
 * crawlers read is in `web/site/head`, and stands in the built files alone.
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

/** Gives the tab a title that is known only after something was read, such as a course's. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = pageTitle(title);
  }, [title]);
}
