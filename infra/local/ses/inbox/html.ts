import { escaped } from '#shared/domain/text/text.ts';
import { formatTime, longDate, shortDay } from '#shared/domain/time/format.ts';
import { dayInIndia } from '#shared/domain/time/india-time.ts';

/** The text is already escaped. */
export interface Html {
  html: string;
}

type Part = Html | string | number | undefined | readonly Html[];

/** Escapes all values that aren't `Html`. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: strings.reduce((before, string, i) => before + write(parts[i - 1]) + string),
});

function write(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'object') return 'html' in part ? part.html : part.map(write).join('');
  return escaped(String(part));
}

/** Returns, for example, 22 November 2026, 12:31 pm IST. */
export const longTime = (at: string): Html =>
  html`<time datetime="${at}">${longDate(at)}, ${formatTime(at)} IST</time>`;

export function shortTime(at: string, now = Date.now()): Html {
  const day = dayInIndia(at);
  return html`<time datetime="${at}">${day === dayInIndia(now) ? '' : `${shortDay(day)}, `}${formatTime(at)}</time>`;
}
