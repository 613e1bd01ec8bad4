import { dayInIndia, daysLater } from '../time/india-time.ts';

/** Calendar days in India, until 23:59. Day 1 is the day after we have everything we need. */

export const firstDraftDays = 5;

/** Fewer for the Ultimate Career Kit. */
export const changesDays = { usual: 2, ultimate: 1 } as const;

/** `YYYY-MM-DD`; `sent` is epoch milliseconds. */
export const firstDraftDate = (sent: number): string => daysLater(dayInIndia(sent), firstDraftDays);
