import { brand } from '#shared/brand.ts';

export const pageTitle = (title: string): string =>
  title.includes(brand.name) ? title : `${title} · ${brand.name}`;
