import { dayInIndia } from '#shared/domain/time/india-time.ts';
import { longDate, shortDay, timeInWords } from '#shared/domain/time/india-words.ts';
import { type Html, html } from './html.ts';

/** A time (ISO 8601) as India reads it: 22 November 2026, 12:31 IST. */
export const longTime = (at: string): Html =>
  html`<time datetime="${at}">${longDate(at)}, ${timeInWords(at)} IST</time>`;

/** The same for a list: the time alone where it is today, the day before it otherwise. */
export function shortTime(at: string, now = Date.now()): Html {
  const day = dayInIndia(Date.parse(at));
  return html`<time datetime="${at}">${day === dayInIndia(now) ? '' : `${shortDay(day)}, `}${timeInWords(at)}</time>`;
}
