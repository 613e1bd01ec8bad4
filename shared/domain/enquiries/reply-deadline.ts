import { hoursLeft, replyDue } from '../time/business-hours.ts';
import { dayInIndia, endOfDay, monthsLater } from '../time/india-time.ts';

interface Timed {
  type: string;
  createdAt: string;
}

export const replyDeadline = ({ type, createdAt }: Timed, holidays: readonly string[] = []): string =>
  type === 'complaint' ? complaintDue(createdAt) : replyDue(createdAt, holidays);

/** Counts business hours, or all hours for a complaint. The result is negative if the reply is overdue. */
export const hoursToReply = (
  { type, createdAt }: Timed,
  now: number,
  holidays: readonly string[] = [],
): number =>
  type === 'complaint'
    ? (Date.parse(complaintDue(createdAt)) - now) / 3_600_000
    : hoursLeft(createdAt, now, holidays);

/** Returns the end of the same day next month or, if that month is too short, of its last day. */
export const complaintDue = (createdAt: string): string => endOfDay(monthsLater(dayInIndia(createdAt), 1));

interface Clocked {
  type: string;
  wants?: string | undefined;
  clarified: boolean;
  answeredAt?: string | undefined;
  outcome?: object | undefined;
}

/**
 * The clock stops at the first reply or successful call, or when the enquiry is clarified or closed. A complaint's
 * clock stops only when the complaint is settled. On a waitlist, there's nothing to reply.
 */
export const isClockRunning = (enquiry: Clocked): boolean =>
  enquiry.type === 'complaint'
    ? enquiry.outcome === undefined
    : enquiry.wants !== 'waitlist' && !isAnswered(enquiry);

export const isAnswered = ({ clarified, answeredAt, outcome }: Omit<Clocked, 'type' | 'wants'>): boolean =>
  answeredAt !== undefined || clarified || outcome !== undefined;
