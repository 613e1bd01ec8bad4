import { ApiError, type Call } from '#shared/api/client.ts';
import type { Command } from './commands.ts';
import type { System } from './system.ts';

export interface Outcome {
  status: number;
  expected: number[];
  unasked?: number[];
  data?: unknown;
  message?: string;
}

export type Runners<Names extends Command['do']> = {
  [Name in Names]: (system: System, command: Extract<Command, { do: Name }>) => Promise<Outcome | undefined>;
};

export const asOwner = ({ owner }: System, act: (owner: Call) => Promise<unknown>) =>
  answerTo(owner ? act(owner) : Promise.reject(new Error('The owner is signed out.')));

export async function answerTo(call: Promise<unknown>): Promise<Omit<Outcome, 'expected'>> {
  try {
    return { status: 200, ...((await call) as { data: unknown }) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, message: error.message };
  }
}

export const nth = <T>(all: readonly T[], n: number): T | undefined => all[n % all.length];
