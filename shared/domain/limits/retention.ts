import { dayMs } from '../time/india-time.ts';

/** The days for which things are kept that are not kept for good. Their rows go by `ttl`. */
export const retention = {
  /** What the owner has changed: long enough to look back over a business year. */
  activityDays: 365,
  /** A buyer's registration; her orders have what they need of it themselves. */
  userDays: 365,
  /** An address with a right code of the second factor, so that guesses from elsewhere do not slow the owner there. */
  knownAddressDays: 30,
  /** The digests of the owner's days. */
  ownerMailDays: 40,
  /** An address whose links were asked for again: its mail goes within minutes, or not at all. */
  linkRequestDays: 1,
  /** When a course was deleted: a payment that crossed the deletion arrives within days. */
  deletedCourseDays: 40,
  /** The files of orders, from the day on that each was sent. The bucket's lifecycle erases them. */
  fileDays: 400,
} as const;

/** Whether a file of an order that was sent at a time (ISO 8601) is erased by now. */
export const isErased = (sentAt: string, now: number): boolean =>
  now >= Date.parse(sentAt) + retention.fileDays * dayMs;

/** The sentence about an erased file. */
export const erasedText = `Files are kept for ${retention.fileDays} days, and this one is gone.`;

/** The `ttl` of what is kept for some days from a time (epoch milliseconds), in epoch seconds. */
export const keptUntil = (from: number, days: number): number => Math.ceil(from / 1000) + days * 86_400;
