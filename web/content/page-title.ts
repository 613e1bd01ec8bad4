import { brand } from '#shared/brand.ts';

/** The home page's title already has the brand name. */
export const pageTitle = (title: string): string =>
  title.includes(brand.name) ? title : `${title} · ${brand.name}`;
