import { ApiError, type Call } from '#shared/api/client.ts';
import type { Command } from './commands.ts';
import type { System } from './system.ts';

/** The answer to a command that calls our API or the sweep, and the statuses that are right for it. */
export interface Outcome {
  status: number;
  expected: number[];
  /** Statuses that are right too where Razorpay, or the table, could not be asked. */
  unasked?: number[];
  data?: unknown;
  message?: string;
}

/** Runners of the commands with these names. One that finds nobody to act on yet returns nothing. */
export type Runners<Names extends Command['do']> = {
  [Name in Names]: (system: System, command: Extract<Command, { do: Name }>) => Promise<Outcome | undefined>;
};

/** The answer to the owner, who has signed in ahead of the command. */
export const asOwner = ({ owner }: System, act: (owner: Call) => Promise<unknown>) =>
  answerTo(owner ? act(owner) : Promise.reject(new Error('The owner is not there.')));

/** The answer to a call of our API, refused or not. */
export async function answerTo(call: Promise<unknown>): Promise<Omit<Outcome, 'expected'>> {
  try {
    return { status: 200, ...((await call) as { data: unknown }) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, message: error.message };
  }
}

/** The n-th of some, modulo their count. */
export const nth = <T>(all: readonly T[], n: number): T | undefined => all[n % all.length];
