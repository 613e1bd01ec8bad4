/** A mail that is not to be sent now: it has no use any more, or its time is to come. */
export type NotNow = 'no longer needed' | PutOff;

/** A mail whose time is another by now. Times are ISO 8601. */
export interface PutOff {
  notBefore: string;
  /** The time by which it is judged whether it is too late. */
  since?: string;
}
