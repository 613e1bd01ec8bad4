import { hoursLeft, replyDue } from '../time/business-hours.ts';
import { dayInIndia, endOfDay, monthsLater } from '../time/india-time.ts';

interface Timed {
  type: string;
  createdAt: string;
}

/** ISO 8601. Holidays are `YYYY-MM-DD`. */
export const replyDeadline = ({ type, createdAt }: Timed, holidays: readonly string[] = []): string =>
  type === 'complaint' ? complaintDue(createdAt) : replyDue(createdAt, holidays);

/** Business hours, or all hours for a complaint; negative if overdue. */
export const hoursToReply = (
  { type, createdAt }: Timed,
  now: number,
  holidays: readonly string[] = [],
): number =>
  type === 'complaint'
    ? (Date.parse(complaintDue(createdAt)) - now) / 3_600_000
    : hoursLeft(createdAt, now, holidays);

/** End of the same day of the next month, or of its last day, as ISO 8601. */
export const complaintDue = (createdAt: string): string => endOfDay(monthsLater(dayInIndia(createdAt), 1));

interface Clocked {
  type: string;
  clarified: boolean;
  answeredAt?: string | undefined;
  outcome?: object | undefined;
}

/**
 * Runs until the first reply, a call that reached the person, or the enquiry is clarified or closed. A complaint's
 * clock runs until it's settled.
 */
export const isClockRunning = (enquiry: Clocked): boolean =>
  enquiry.type === 'complaint' ? enquiry.outcome === undefined : !isAnswered(enquiry);

/** Answered, or no reply needed any more. */
export const isAnswered = ({ clarified, answeredAt, outcome }: Omit<Clocked, 'type'>): boolean =>
  answeredAt !== undefined || clarified || outcome !== undefined;
