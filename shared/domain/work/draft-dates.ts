import { dayInIndia, daysLater } from '../time/india-time.ts';

/**
 * The dates of drafts: calendar days of India, each until 23:59. Day 1 is the day after the buyer has said everything that
 * the work needs.
 */

/** Days until the first draft of each document. */
export const firstDraftDays = 5;

/** Days until a draft with the changes that were asked for: fewer for the Ultimate Career Kit. */
export const changesDays = { usual: 2, ultimate: 1 } as const;

/** The day (`YYYY-MM-DD`) by which first drafts come when all details are sent at a time (epoch milliseconds). */
export const firstDraftDate = (sent: number): string => daysLater(dayInIndia(sent), firstDraftDays);
