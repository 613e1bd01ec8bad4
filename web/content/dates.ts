/** A day as people in India write it, such as 7 September 2025. Takes `YYYY-MM-DD`, or a time, which is told in IST. */
export function longDate(iso: string): string {
  // A bare day is midnight in UTC; telling it in another zone could make it the day before.
  const timeZone = iso.length === 10 ? 'UTC' : 'Asia/Kolkata';
  return new Date(iso).toLocaleDateString('en-IN', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  });
}

/** A moment for the owner's lists, such as 7 Sep 2025, 4:05 pm, in IST. */
export const momentInIndia = (iso: string): string =>
  new Date(iso).toLocaleString('en-IN', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  });
