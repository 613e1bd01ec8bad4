import { hoursLeft, replyDue } from '../time/business-hours.ts';
import { dayInIndia, endOfDay, monthsLater } from '../time/india-time.ts';

/** The time to answer what somebody wrote: 48 business hours, and a month for a complaint, which a mail acknowledges at once. */

/** The part of an enquiry that decides when an answer is due. */
interface Timed {
  type: string;
  createdAt: string;
}

/** The latest time of an answer, in ISO 8601. Holidays are days such as 2026-11-20. */
export const answerDue = ({ type, createdAt }: Timed, holidays: readonly string[] = []): string =>
  type === 'complaint' ? complaintDue(createdAt) : replyDue(createdAt, holidays);

/** Hours left for an answer: business hours, but all hours for a complaint; below 0 when the answer is late. */
export const answerHoursLeft = (
  { type, createdAt }: Timed,
  now: number,
  holidays: readonly string[] = [],
): number =>
  type === 'complaint'
    ? (Date.parse(complaintDue(createdAt)) - now) / 3_600_000
    : hoursLeft(createdAt, now, holidays);

/** The end of the same day of the next month, or of that month's last day, in ISO 8601. */
export const complaintDue = (createdAt: string): string => endOfDay(monthsLater(dayInIndia(createdAt), 1));

/** The part of an enquiry that decides whether its clock runs. */
interface Clocked {
  type: string;
  clarified: boolean;
  answeredAt?: string | undefined;
  outcome?: object | undefined;
}

/**
 * Whether the clock of an enquiry runs: until the first reply is sent, a call reaches somebody, or the enquiry is
 * clarified or closed. The clock of a complaint runs until the complaint is settled.
 */
export const isClockRunning = (enquiry: Clocked): boolean =>
  enquiry.type === 'complaint' ? enquiry.outcome === undefined : !isAnswered(enquiry);

/** Whether an enquiry is answered, or needs no answer any more. */
export const isAnswered = ({ clarified, answeredAt, outcome }: Omit<Clocked, 'type'>): boolean =>
  answeredAt !== undefined || clarified || outcome !== undefined;
