import { startSession } from '#shared/api/sessions.ts';
import * as attemptLimits from '#shared/domain/limits/attempts.ts';
import * as secondFactor from '../../platform/access/second-factor-store.ts';
import {
  isSamePassword,
  newAdminSession,
  passwordWarning,
  verifyAdminSession,
} from '../../platform/access/sessions.ts';
import { unauthorized } from '../../platform/http/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { requireCode } from '../../platform/http/require-code.ts';
import * as slowdown from '../../platform/limits/slowdown.ts';
import { log } from '../../platform/log.ts';
import { adminSecret } from '../../platform/secrets.ts';
import * as sessions from '../store.ts';

export const handler = handle(startSession, async ({ body, cookies, address }, reply) => {
  const secret = await adminSecret();
  if (!isSamePassword(body.password, secret)) {
    log({ event: 'wrong password' });
    throw unauthorized('Incorrect Password. Please try again.');
  }

  const factor = await secondFactor.find();
  if (factor) {
    // The password is correct, so from here on only wrong codes slow the sender down.
    await slowdown.forgive({ action: attemptLimits.login.action, who: address });
    await requireCode(factor, { code: body.code, address }, 401);
  }

  const before = verifyAdminSession(cookies, secret);
  if (before) await sessions.close(before);
  const { hash, cookie } = newAdminSession(secret);
  const now = Date.now();
  const expiresAt = await sessions.open(hash, now, factor && new Date(now).toISOString());
  await sessions.closeOldest(hash, now);
  reply.setCookie(cookie);
  return { expiresAt, ...passwordWarning(secret) };
});
