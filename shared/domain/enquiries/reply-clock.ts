/** An enquiry, as far as its clock goes. */
interface Clocked {
  clarified: boolean;
  answeredAt?: string | undefined;
}

/** Whether the time to answer an enquiry runs: until the first reply is sent, a call is logged, or it is clarified. */
export const isClockRunning = ({ clarified, answeredAt }: Clocked): boolean =>
  answeredAt === undefined && !clarified;
