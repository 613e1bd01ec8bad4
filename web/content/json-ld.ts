import type { Thing } from 'schema-dts';

/** Escapes the data so that it can't end the script element early. */
export const jsonLd = (graph: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
