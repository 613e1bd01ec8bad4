/** HTML that is safe to write into a page. */
export interface Html {
  html: string;
}

type Part = Html | string | number | undefined | readonly Html[];

/** A template of HTML: what is put into it is text, unless it is HTML itself. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: strings.reduce((before, string, i) => before + write(parts[i - 1]) + string),
});

function write(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'object') return 'html' in part ? part.html : part.map(write).join('');
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
