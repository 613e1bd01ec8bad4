import { dayMs } from '../time/india-time.ts';

/** Days, implemented as `ttl`. */
export const retention = {
  /** Covers a business year. */
  activityDays: 365,
  /** Orders have their own copy of what they need. */
  userDays: 365,
  /** Addresses with a right code, so that guesses from elsewhere don't slow the owner down there. */
  knownAddressDays: 30,
  /** The owner's daily digests. */
  adminEmailDays: 40,
  /** Order link requests: the email leaves within minutes or not at all. */
  linkRequestDays: 1,
  /** A payment that crossed the deletion arrives within days. */
  deletedCourseDays: 40,
  /** From the day each file was sent; the bucket's lifecycle deletes them. */
  fileDays: 400,
} as const;

/** `sentAt` is ISO 8601, `now` epoch milliseconds. */
export const isFileExpired = (sentAt: string, now: number): boolean =>
  now >= Date.parse(sentAt) + retention.fileDays * dayMs;

export const deletedFileText = `We keep files for ${retention.fileDays} days, so this one has been deleted.`;

/** `from` is epoch milliseconds; returns epoch seconds for `ttl`. */
export const expiryTime = (from: number, days: number): number => Math.ceil(from / 1000) + days * 86_400;
