import { escaped } from '#shared/domain/text/text.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { longDate, shortDay, timeInWords } from '#shared/domain/time/india-words.ts';

/** HTML that is safe to write into a page. */
export interface Html {
  html: string;
}

type Part = Html | string | number | undefined | readonly Html[];

/** A template of HTML: its values are text, unless they are `Html`. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: strings.reduce((before, string, i) => before + write(parts[i - 1]) + string),
});

function write(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'object') return 'html' in part ? part.html : part.map(write).join('');
  return escaped(String(part));
}

/** A time (ISO 8601) in India: 22 November 2026, 12:31 IST. */
export const longTime = (at: string): Html =>
  html`<time datetime="${at}">${longDate(at)}, ${timeInWords(at)} IST</time>`;

/** A time (ISO 8601) in a list: its hour alone where it is today, or else with its day. */
export function shortTime(at: string, now = Date.now()): Html {
  const day = dayInIndia(at);
  return html`<time datetime="${at}">${day === dayInIndia(now) ? '' : `${shortDay(day)}, `}${timeInWords(at)}</time>`;
}
