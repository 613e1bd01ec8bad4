import { indiaZone } from '#shared/domain/time/india-time.ts';

/**
 * A day as people in India write it, such as 7 September 2025. Takes `YYYY-MM-DD`, or a time, which is told in IST; any
 * other text stays as it is.
 */
export const longDate = (iso: string): string =>
  // A bare day is midnight in UTC; telling it in another zone could make it the day before.
  Number.isNaN(Date.parse(iso)) ? iso : (iso.length === 10 ? dayAsWritten : dayInIndia).format(new Date(iso));

/** A moment for the owner's lists, such as 7 Sep 2025, 4:05 pm, in IST. A line breaks behind the day alone. */
export const momentInIndia = (iso: string): string =>
  new Date(iso)
    .toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: indiaZone })
    .replace(/ (?=[ap]m$)/i, '\u00a0');

// Made once: making one takes longer than all that a page tells with it.
const longDay = (timeZone: string) =>
  new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone });
const dayAsWritten = longDay('UTC');
const dayInIndia = longDay(indiaZone);
