import { Secret, TOTP } from 'otpauth';
import { brand } from '#shared/brand.ts';
import { retention } from '#shared/domain/limits/retention.ts';
import type { SecondFactorSecret } from '#shared/domain/sessions/second-factor.ts';
import * as slowdown from '../limits/slowdown.ts';
import { recoveryHash } from './recovery-codes.ts';
import * as secondFactor from './second-factor-store.ts';

/** Codes are TOTP (RFC 6238) with six digits, 30-second steps and SHA-1, which every authenticator app supports. */

export const newSecret = () => new Secret({ size: 20 }).base32;

export const secretFor = (secret: string): SecondFactorSecret => ({
  uri: totp(secret).toString(),
  secret,
});

/**
 * Returns the code's time step, or undefined if the code is wrong. The steps just before and after the current one are
 * also accepted.
 */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const generator = totp(secret);
  const drift = generator.validate({ token, timestamp: now, window: 1 });
  return drift === null ? undefined : generator.counter({ timestamp: now }) + drift;
}

/** `wait` is in seconds. */
export type CodeOutcome = { wait: number } | { isRight: boolean };

/** At sign-in, the sender is identified by IP address, and after that by the session's hash. */
export interface CodeSender {
  address: string;
  session?: string | undefined;
}

/**
 * Checks a code or recovery code and marks it as used. Guesses at sign-in are slowed per address and overall, because
 * an attacker can have many addresses. A session, or an address that recently sent a correct code, is slowed only by
 * its own guesses, so that someone who has stolen the password can't lock the admin out.
 */
export async function spendCode(
  { secret }: secondFactor.SecondFactor,
  code: string,
  { address, session }: CodeSender,
): Promise<CodeOutcome> {
  const atAddress = { action: 'code', who: address };
  const own = { ...atAddress, ...(session && { who: `session#${session}` }), ...senderSlowdown };
  const isApart = session !== undefined || (await slowdown.isKnown(atAddress));
  const counters = isApart ? [own] : [own, { action: 'code', who: 'everybody', ...totalSlowdown }];
  const wait = await slowdown.guess(counters);
  if (wait !== undefined) return { wait };
  const isRight = await spend(secret, code);
  if (isRight) {
    await slowdown.remember(atAddress, retention.knownAddressDays);
    for (const counter of counters) await slowdown.forgive(counter);
  }
  return { isRight };
}

async function spend(secret: string, code: string): Promise<boolean> {
  const recovery = recoveryHash(code);
  if (recovery) return secondFactor.spendRecovery(secret, recovery);
  const step = stepOf(secret, code);
  return step !== undefined && secondFactor.spend(secret, step);
}

const senderSlowdown = { free: 5, first: 60, longest: 900 };

// Guessing a code already requires the password. One guess every five minutes covers only 288 of a million codes a day,
// without locking anyone out.
const totalSlowdown = { free: 10, first: 15, longest: 300 };

const totp = (secret: string) =>
  new TOTP({ issuer: brand.name, label: 'Admin', secret: Secret.fromBase32(secret), digits: 6, period: 30 });
