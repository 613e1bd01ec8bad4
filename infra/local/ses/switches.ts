/** Faults of Amazon SES, which can be changed at any time. */
export interface Switches {
  /** Rejects calls with 429, as above the account's rate; stores nothing. */
  busy: boolean;
  /** Stores the email and sends its events, but cuts the connection instead of responding. */
  answerLost: boolean;
  /** The Send event is followed by a permanent bounce. */
  bounce: boolean;
  /** The Send event is followed by a complaint. */
  complaint: boolean;
  /** A virus is found: the event is a Reject, without a Send. */
  reject: boolean;
  /** Milliseconds until an email's events. */
  eventLateMs: number;
  /** No events are sent, because SES doesn't guarantee them. */
  eventLost: boolean;
}

export const defaultSwitches: Switches = {
  busy: false,
  answerLost: false,
  bounce: false,
  complaint: false,
  reject: false,
  eventLateMs: 0,
  eventLost: false,
};

/** In the order of the inbox. */
export const toggles = ['busy', 'answerLost', 'bounce', 'complaint', 'reject', 'eventLost'] as const;

// Longer than any claim lasts.
export const mostLateMs = 24 * 60 * 60_000;

/** Undefined for an unknown name or a wrong type. */
export function readSwitches(given: unknown): Partial<Switches> | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  const areRight = Object.entries(given).every(([name, value]) =>
    name === 'eventLateMs' ? isDelay(value) : isToggle(name) && typeof value === 'boolean',
  );
  return areRight ? given : undefined;
}

const isToggle = (name: string) => (toggles as readonly string[]).includes(name);

const isDelay = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= mostLateMs;
