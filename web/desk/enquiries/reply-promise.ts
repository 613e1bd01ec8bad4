/** The site promises a reply within so many business hours. */
export const promisedHours = 48;

/**
 * Business hours between two moments (epoch milliseconds): all hours of Monday to Friday, as the clocks in
 * India tell them.
 */
export const businessHoursBetween = (from: number, to: number): number =>
  (businessTime(to) - businessTime(from)) / hour;

/** Business hours that are left to answer, below 0 when the promise is broken. */
export const hoursLeft = (createdAt: string, now: number): number =>
  promisedHours - businessHoursBetween(Date.parse(createdAt), now);

const hour = 3_600_000;
const day = 24 * hour;
const week = 7 * day;

// 5 January 1970, a Monday, at midnight in India, which is 5:30 ahead of UTC and keeps no summer time.
const someMonday = 4 * day - 5.5 * hour;

/** How much business time has passed since `someMonday`: five days of every week, and up to five of this one. */
function businessTime(time: number): number {
  const weeks = Math.floor((time - someMonday) / week);
  const intoWeek = time - someMonday - weeks * week;
  return weeks * 5 * day + Math.min(intoWeek, 5 * day);
}
