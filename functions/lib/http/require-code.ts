import { type CodeOutcome, spendCode } from '../second-factor.ts';
import type { SecondFactor } from '../store/second-factor.ts';
import { codeNeeded, tooManyRequests } from './errors.ts';

interface Given {
  code: string | undefined;
  address: string;
}

/** Spends a code, or throws the problem that asks for one: with 401 at the login, with 403 within a session. */
export async function requireCode(
  factor: SecondFactor,
  { code, address }: Given,
  status: 401 | 403,
): Promise<void> {
  if (!code) throw codeNeeded(status, 'Enter the code that your app shows.');
  const outcome: CodeOutcome = await spendCode(factor, code, address);
  if ('wait' in outcome)
    throw tooManyRequests(`Too many codes. Try again in ${waitText(outcome.wait)}.`, outcome.wait);
  if (!outcome.isRight)
    throw codeNeeded(
      status,
      'This code is wrong, or it was used already. Enter the one that your app shows now.',
    );
}

/** A wait in words: seconds up to a minute, then whole minutes. */
export function waitText(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const whole = Math.ceil(seconds / 60);
  return whole === 1 ? '1 minute' : `${whole} minutes`;
}
