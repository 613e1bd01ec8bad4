import { hoursLeft, replyDue } from '../time/business-hours.ts';
import { dayInIndia, endOfDay, monthsLater } from '../time/india-time.ts';

/**
 * The time to answer what somebody wrote: 48 business hours, and for a complaint a month. A complaint is acknowledged at
 * once, by a mail.
 */

/** An enquiry, as far as its time goes. */
interface Timed {
  type: string;
  createdAt: string;
}

/** The latest time of an answer, in ISO 8601. Holidays are days such as 2026-11-20. */
export const answerDue = ({ type, createdAt }: Timed, holidays: readonly string[] = []): string =>
  type === 'complaint' ? complaintDue(createdAt) : replyDue(createdAt, holidays);

/** Hours that are left for an answer, business hours but for a complaint; below 0 when it is late. */
export const answerHoursLeft = (
  { type, createdAt }: Timed,
  now: number,
  holidays: readonly string[] = [],
): number =>
  type === 'complaint'
    ? (Date.parse(complaintDue(createdAt)) - now) / 3_600_000
    : hoursLeft(createdAt, now, holidays);

/** The end of the same day of the next month, or of its last one, in ISO 8601. */
export const complaintDue = (createdAt: string): string =>
  endOfDay(monthsLater(dayInIndia(Date.parse(createdAt)), 1));

/** An enquiry, as far as its clock goes. */
interface Clocked {
  type: string;
  clarified: boolean;
  answeredAt?: string | undefined;
  outcome?: object | undefined;
}

/**
 * Whether the time of an enquiry runs: until the first reply is sent, a call reaches somebody, or it is clarified or
 * closed. That of a complaint runs until it is settled.
 */
export const isClockRunning = (enquiry: Clocked): boolean =>
  enquiry.type === 'complaint' ? enquiry.outcome === undefined : !isAnswered(enquiry);

/** Whether somebody has answered an enquiry, or nobody has to any more. */
export const isAnswered = ({ clarified, answeredAt, outcome }: Omit<Clocked, 'type'>): boolean =>
  answeredAt !== undefined || clarified || outcome !== undefined;
