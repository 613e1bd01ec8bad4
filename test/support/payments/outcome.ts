import { ApiError, type Call } from '#shared/api/client.ts';
import type { Command } from './commands.ts';
import type { System } from './system.ts';

/** The answer to a command that calls our API or the sweep, and the statuses that are right for it. */
export interface Outcome {
  status: number;
  expected: number[];
  /** The further statuses that are right where Razorpay or the table did not answer. */
  unasked?: number[];
  data?: unknown;
  message?: string;
}

/** The runners of the commands with these names. A runner returns nothing where nobody can act yet. */
export type Runners<Names extends Command['do']> = {
  [Name in Names]: (system: System, command: Extract<Command, { do: Name }>) => Promise<Outcome | undefined>;
};

/** The answer to the owner, who signed in before the command. */
export const asOwner = ({ owner }: System, act: (owner: Call) => Promise<unknown>) =>
  answerTo(owner ? act(owner) : Promise.reject(new Error('The owner is not there.')));

/** The answer to a call of our API, also a refusal. */
export async function answerTo(call: Promise<unknown>): Promise<Omit<Outcome, 'expected'>> {
  try {
    return { status: 200, ...((await call) as { data: unknown }) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, message: error.message };
  }
}

/** The n-th of some things, modulo their count. */
export const nth = <T>(all: readonly T[], n: number): T | undefined => all[n % all.length];
