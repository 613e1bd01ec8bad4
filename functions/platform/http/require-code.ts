import { waitText } from '#shared/domain/time/wait-text.ts';
import { type CodeOutcome, type CodeSender, spendCode } from '../access/second-factor.ts';
import type { SecondFactor } from '../access/second-factor-store.ts';
import { log } from '../log.ts';
import { codeNeeded, tooManyRequests } from './errors.ts';

interface Given extends CodeSender {
  code: string | undefined;
}

/**
 * Spends a code, or throws the problem that asks for one: with 401 at the login, with 403 within a session. A wrong one
 * is logged, so that guesses can be told from those who are asked for a code.
 */
export async function requireCode(
  factor: SecondFactor,
  { code, ...sender }: Given,
  status: 401 | 403,
): Promise<void> {
  if (!code) throw codeNeeded(status, 'Enter the code that your app shows.');
  const outcome: CodeOutcome = await spendCode(factor, code, sender);
  if ('wait' in outcome)
    throw tooManyRequests(`Too many codes. Try again in ${waitText(outcome.wait)}.`, outcome.wait);
  if (outcome.isRight) return;
  log({ event: 'wrong code' });
  throw codeNeeded(
    status,
    'This code is wrong, or it was used already. Enter the one that your app shows now.',
  );
}
