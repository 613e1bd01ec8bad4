/** An enquiry, as far as its clock goes. */
interface Clocked {
  type: string;
  clarified: boolean;
  ticket?: string | undefined;
  answeredAt?: string | undefined;
}

/**
 * Whether the time to answer an enquiry runs: until the first reply is sent, a call is logged, or it is clarified.
 * Those of before tickets had a clock where they are about a course, and no other.
 */
export const isClockRunning = ({ type, clarified, ticket, answeredAt }: Clocked): boolean =>
  (ticket !== undefined || type === 'course') && answeredAt === undefined && !clarified;
