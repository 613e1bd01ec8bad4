import type { Thing } from 'schema-dts';

/** Structured data as the text of a script element: nothing in it can end the element early. */
export const jsonLd = (graph: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
