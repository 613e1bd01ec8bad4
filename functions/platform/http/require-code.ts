import type { Endpoint } from '#shared/api/endpoint.ts';
import { proofMinutes } from '#shared/domain/sessions/owner-access.ts';
import { waitText } from '#shared/domain/text/text.ts';
import { type CodeOutcome, type CodeSender, spendCode } from '../access/second-factor.ts';
import * as secondFactor from '../access/second-factor-store.ts';
import type { OwnerSession } from '../access/sessions.ts';
import { tooOften } from '../errors.ts';
import { log } from '../log.ts';
import { codeNeeded } from './errors.ts';
import type { Input } from './read-input.ts';

interface Given extends CodeSender {
  code: string | undefined;
}

/**
 * Spends a code, or throws the problem that asks for a code: with 401 at the login, with 403 within a session. A wrong code
 * is logged, which tells guesses from calls without a code.
 */
export async function requireCode(
  factor: secondFactor.SecondFactor,
  { code, ...sender }: Given,
  status: 401 | 403,
): Promise<void> {
  if (!code) throw codeNeeded(status, 'Enter the code that your app shows.');
  const outcome: CodeOutcome = await spendCode(factor, code, sender);
  if ('wait' in outcome)
    throw tooOften(`Too many codes. Try again in ${waitText(outcome.wait)}.`, outcome.wait);
  if (outcome.isRight) return;
  log({ event: 'wrong code' });
  throw codeNeeded(
    status,
    'This code is wrong, or it was used already. Enter the code that your app shows now. If that fails too, set your phone’s clock to automatic: codes depend on the exact time.',
  );
}

/**
 * Refuses a session that has not proved a code lately, where the contract marks the endpoint with `proof` and a second
 * factor is enrolled. The refusal names the field `code`.
 */
export async function requireRecentCode({ proof }: Endpoint, { session }: Input): Promise<void> {
  if (!proof || isFresh(session as unknown as OwnerSession) || !(await secondFactor.find())) return;
  throw codeNeeded(403, 'Enter the code that your app shows to go on.');
}

const isFresh = ({ provenAt }: OwnerSession): boolean =>
  provenAt !== undefined && Date.parse(provenAt) > Date.now() - proofMinutes * 60_000;
