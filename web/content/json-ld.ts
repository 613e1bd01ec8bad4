import type { Thing } from 'schema-dts';

/** Escapes `<`, so that the data can't close the script element early. */
export const jsonLd = (graph: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
