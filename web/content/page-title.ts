import { brand } from '#shared/brand.ts';

/** A title as tabs and search results show it. The home page carries the brand's name already. */
export const pageTitle = (title: string): string =>
  title.includes(brand.name) ? title : `${title} · ${brand.name}`;
