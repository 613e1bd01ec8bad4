import { dayInIndia, daysLater } from '../time/india-time.ts';

/** These are calendar days in India, which end at midnight. Day 1 is the day after we receive everything we need. */

export const firstDraftDays = 5;

export const changesDays = { usual: 2, ultimate: 1 } as const;

export const firstDraftDate = (sent: number): string => daysLater(dayInIndia(sent), firstDraftDays);
