import { delivered, type Fate } from '../../ses/events.ts';

export interface Switches extends Fate {
  /** Rejects calls with 429, as SES does when the account exceeds its sending rate. Nothing is stored. */
  busy: boolean;
  /** Stores the email and sends its events, but cuts the connection instead of responding. */
  answerLost: boolean;
}

export const defaultSwitches: Switches = {
  busy: false,
  answerLost: false,
  ...delivered,
};

export const toggles = ['busy', 'answerLost', 'bounce', 'complaint', 'reject', 'eventLost'] as const;

// Longer than a claim on an email can last.
export const mostLateMs = 24 * 60 * 60_000;

/** Returns undefined if a name is unknown or a value is invalid. */
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
