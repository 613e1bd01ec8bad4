/** Faults of Amazon SES. Each switch can be changed while the stand-in runs. */
export interface Switches {
  /** Calls are refused with 429, as above the account's rate; nothing is stored. */
  busy: boolean;
  /** A mail is stored and its events come, and the connection is cut instead of an answer. */
  answerLost: boolean;
  /** A mail comes back for good: its Send event is followed by a permanent bounce. */
  bounce: boolean;
  /** A recipient calls a mail spam: its Send event is followed by a complaint. */
  complaint: boolean;
  /** A mail is found to carry a virus: its event is a Reject, and there is no Send. */
  reject: boolean;
  /** Milliseconds until a mail's events come. */
  eventLateMs: number;
  /** No event of a mail ever comes, as SES does not guarantee their delivery. */
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

/** The switches that are on or off, in the order of the inbox. */
export const toggles = ['busy', 'answerLost', 'bounce', 'complaint', 'reject', 'eventLost'] as const;

// A day is longer than any claim lasts.
export const mostLateMs = 24 * 60 * 60_000;

/** Reads switches from JSON. Undefined where a name is unknown or a value has a wrong type. */
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
