import { indiaZone } from '#shared/domain/time/india-time.ts';
import { type Html, html } from './html.ts';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { timeZone: indiaZone, ...options });

const day = format({ day: 'numeric', month: 'long', year: 'numeric' });
const shortDay = format({ day: 'numeric', month: 'short' });
const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** A time (ISO 8601) as India reads it: 22 November 2026, 12:31 IST. */
export const longTime = (at: string): Html =>
  html`<time datetime="${at}">${day.format(new Date(at))}, ${time.format(new Date(at))} IST</time>`;

/** The same for a list: the time alone where it is today, the day before it otherwise. */
export function shortTime(at: string, now = new Date()): Html {
  const date = new Date(at);
  const isToday = day.format(date) === day.format(now);
  return html`<time datetime="${at}">${isToday ? '' : `${shortDay.format(date)}, `}${time.format(date)}</time>`;
}
