import { startSession } from '#shared/api/sessions.ts';
import { attemptLimits } from '#shared/domain/attempts.ts';
import { unauthorized } from '../lib/http/errors.ts';
import { handle } from '../lib/http/handle.ts';
import { requireCode } from '../lib/http/require-code.ts';
import { log } from '../lib/log.ts';
import { passwordWarning } from '../lib/password-warning.ts';
import { adminSecret } from '../lib/secrets.ts';
import { isSamePassword, newSession, verifySession } from '../lib/session.ts';
import * as secondFactor from '../lib/store/second-factor.ts';
import * as sessions from '../lib/store/sessions.ts';
import * as slowdown from '../lib/store/slowdown.ts';

export const handler = handle(startSession, async ({ body, cookies, address }, reply) => {
  const secret = await adminSecret();
  if (!isSamePassword(body.password, secret)) {
    log({ event: 'wrong password' });
    throw unauthorized('Incorrect Password. Please try again.');
  }

  const factor = await secondFactor.find();
  if (factor) {
    // The password was right: what follows is slowed by the counters of codes.
    await slowdown.forgive({ action: attemptLimits.login.action, who: address });
    await requireCode(factor, { code: body.code, address }, 401);
  }

  const before = verifySession(cookies, secret);
  if (before) await sessions.close(before);
  const { hash, cookie } = newSession(secret);
  const now = Date.now();
  const expiresAt = await sessions.open(hash, now, factor && new Date(now).toISOString());
  await sessions.closeOldest(hash, now);
  reply.setCookie(cookie);
  return { expiresAt, ...passwordWarning(secret) };
});
