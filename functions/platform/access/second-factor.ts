import { Secret, TOTP } from 'otpauth';
import { brand } from '#shared/brand.ts';
import { retention } from '#shared/domain/limits/retention.ts';
import type { SecondFactorSecret } from '#shared/domain/sessions/second-factor.ts';
import * as slowdown from '../limits/slowdown.ts';
import { recoveryHash } from './recovery-codes.ts';
import * as secondFactor from './second-factor-store.ts';

/** Codes by time (RFC 6238): six digits, 30 seconds, SHA-1, which every app knows. */

/** Makes up a secret of 160 bits, in base32. */
export const newSecret = () => new Secret({ size: 20 }).base32;

/** A secret as an app takes it. */
export const secretFor = (secret: string): SecondFactorSecret => ({
  uri: totp(secret).toString(),
  secret,
});

/** The time step that a code is of: the one of `now`, the one before or the one after. Undefined for a wrong one. */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const generator = totp(secret);
  const drift = generator.validate({ token, timestamp: now, window: 1 });
  return drift === null ? undefined : generator.counter({ timestamp: now }) + drift;
}

/** Seconds to wait, or whether the code was right. */
export type CodeOutcome = { wait: number } | { isRight: boolean };

/** The sender of a code: a visitor at the login, or a session that is open, by its hash. */
export interface CodeSender {
  address: string;
  session?: string | undefined;
}

/**
 * Looks at a code of the enrolled factor or a recovery code, and spends it: each is right once. Guesses at the login are slowed by address,
 * and for all together, so that many addresses are no way around it. What others guess slows neither a session nor an
 * address at which a code was right of late: whoever has the password alone cannot keep the owner out there.
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

// Only who has the password gets here: five minutes are 288 guesses a day of a million, and no lock.
const slowedForAll = { free: 10, first: 15, longest: 300 };

const totp = (secret: string) =>
  new TOTP({ issuer: brand.name, label: 'Admin', secret: Secret.fromBase32(secret), digits: 6, period: 30 });
