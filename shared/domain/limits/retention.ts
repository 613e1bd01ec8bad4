import { dayMs } from '../time/india-time.ts';

/** In days. Items expire by their `ttl`, and files by the bucket's lifecycle. */
export const retention = {
  /** Long enough to cover a financial year. */
  activityDays: 365,
  /** Orders have their own copy of the details they need. */
  userDays: 365,
  /**
   * For IP addresses from which a correct code has been entered, so that guesses from other addresses don't slow the
   * owner down.
   */
  knownAddressDays: 30,
  /** For the owner's daily digests. */
  adminEmailDays: 40,
  /** Nothing reads a coach's day once it's over. */
  coachDayDays: 40,
  /** A requested link is emailed within minutes or not at all. */
  linkRequestDays: 1,
  /** A payment that was under way when the course was deleted will arrive within days. */
  deletedCourseDays: 40,
  /** The page of a deleted question returns 410 for this long, so that search engines remove it. Then it returns 404. */
  deletedQuestionDays: 365,
  fileDays: 400,
} as const;

export const isFileExpired = (sentAt: string, now: number): boolean =>
  now >= Date.parse(sentAt) + retention.fileDays * dayMs;

export const deletedFileText = `We keep files for ${retention.fileDays} days, so this one has been deleted.`;

/** `from` is in epoch milliseconds. Returns epoch seconds, as `ttl` requires. */
export const expiryTime = (from: number, days: number): number => Math.ceil(from / 1000) + days * 86_400;
