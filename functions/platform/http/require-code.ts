import type { Endpoint } from '#shared/api/endpoint.ts';
import { proofMinutes } from '#shared/domain/sessions/admin-access.ts';
import { waitText } from '#shared/domain/text/text.ts';
import { type CodeOutcome, type CodeSender, spendCode } from '../access/second-factor.ts';
import * as secondFactor from '../access/second-factor-store.ts';
import type { AdminSession } from '../access/sessions.ts';
import { tooOften } from '../errors.ts';
import { log } from '../log.ts';
import { codeRequired } from './errors.ts';
import type { Input } from './read-input.ts';

interface Given extends CodeSender {
  code: string | undefined;
}

/** Logs wrong codes, so that guessing gets noticed. */
export async function requireCode(
  factor: secondFactor.SecondFactor,
  { code, ...sender }: Given,
  status: 401 | 403,
): Promise<void> {
  if (!code) throw codeRequired(status, 'Enter the code from your authenticator app.');
  const outcome: CodeOutcome = await spendCode(factor, code, sender);
  if ('wait' in outcome)
    throw tooOften(`Too many wrong codes. Try again in ${waitText(outcome.wait)}.`, outcome.wait);
  if (outcome.isRight) return;
  log({ event: 'wrong code' });
  throw codeRequired(
    status,
    'This code is wrong or has already been used. Enter the code your app shows now. If that doesn’t work either, set your phone’s clock to automatic: codes depend on the exact time.',
  );
}

export async function requireRecentCode({ proof }: Endpoint, { session }: Input): Promise<void> {
  if (!proof || isFresh(session as unknown as AdminSession) || !(await secondFactor.find())) return;
  throw codeRequired(403, 'Enter the code from your authenticator app to continue.');
}

const isFresh = ({ codeEnteredAt }: AdminSession): boolean =>
  codeEnteredAt !== undefined && Date.parse(codeEnteredAt) > Date.now() - proofMinutes * 60_000;
