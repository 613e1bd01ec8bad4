/** A day of the last weeks, such as 21 Nov. Takes `YYYY-MM-DD`. */
export const shortDay = (date: string): string => format.format(new Date(date));

// A bare day is midnight in UTC.
const format = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });
