/** Structured data as the text of a script element: nothing in it can end the element early. */
export const jsonLd = (data: object): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
