import { Secret, TOTP } from 'otpauth';
import { brand } from '#shared/brand.ts';
import { retention } from '#shared/domain/limits/retention.ts';
import type { SecondFactorSecret } from '#shared/domain/sessions/second-factor.ts';
import * as slowdown from '../limits/slowdown.ts';
import { recoveryHash } from './recovery-codes.ts';
import * as secondFactor from './second-factor-store.ts';

/** Time-based codes (RFC 6238) of six digits, 30 seconds and SHA-1, which every app knows. */

/** Makes a secret of 160 bits, in base32. */
export const newSecret = () => new Secret({ size: 20 }).base32;

/** A secret in the form that an app imports. */
export const secretFor = (secret: string): SecondFactorSecret => ({
  uri: totp(secret).toString(),
  secret,
});

/** The time step of a code, at most one before or after that of `now`; undefined for a wrong code. */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const generator = totp(secret);
  const drift = generator.validate({ token, timestamp: now, window: 1 });
  return drift === null ? undefined : generator.counter({ timestamp: now }) + drift;
}

/** The seconds to wait, or whether the code was right. */
export type CodeOutcome = { wait: number } | { isRight: boolean };

/** The sender of a code: a visitor at the login, or an open session, by its hash. */
export interface CodeSender {
  address: string;
  session?: string | undefined;
}

/**
 * Checks a code of the enrolled factor or a recovery code, and spends it: each code is right once. Guesses at the login are
 * slowed by address, and for all addresses together, which many addresses cannot avoid. A session, or an address from which
 * a right code came lately, is slowed by its own guesses alone: a thief of the password cannot lock out the owner there.
 */
export async function spendCode(
  { secret }: secondFactor.SecondFactor,
  code: string,
  { address, session }: CodeSender,
): Promise<CodeOutcome> {
  const atAddress = { action: 'code', who: address };
  const own = { ...atAddress, ...(session && { who: `session#${session}` }), ...slowedAlone };
  const isApart = session !== undefined || (await slowdown.isKnown(atAddress));
  const counters = isApart ? [own] : [own, { action: 'code', who: 'everybody', ...slowedForAll }];
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

const slowedAlone = { free: 5, first: 60, longest: 900 };

// Only whoever has the password gets here: a guess in five minutes makes 288 a day of a million codes, without a lock.
const slowedForAll = { free: 10, first: 15, longest: 300 };

const totp = (secret: string) =>
  new TOTP({ issuer: brand.name, label: 'Admin', secret: Secret.fromBase32(secret), digits: 6, period: 30 });
