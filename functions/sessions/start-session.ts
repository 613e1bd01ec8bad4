import { startSession } from '#shared/api/sessions.ts';
import { tooManyRequests, unauthorized } from '../lib/http/errors.ts';
import { handle } from '../lib/http/handle.ts';
import { adminSecret } from '../lib/secrets.ts';
import { isSamePassword, newSession } from '../lib/session.ts';
import * as sessions from '../lib/store/sessions.ts';
import * as throttle from '../lib/store/throttle.ts';

export const handler = handle(startSession, async ({ body, address }, reply) => {
  const secret = await adminSecret();

  // Counted before the password is looked at, so that guesses made at once cannot all be looked at.
  const login = { action: 'login', address };
  const wait = await throttle.attempt({ ...login, most: 5 });
  if (wait) throw tooManyRequests(`Too many attempts. Try again in ${minutes(wait)}.`, wait);
  if (!isSamePassword(body.password, secret)) throw unauthorized('Incorrect Password. Please try again.');
  await throttle.reset(login);

  const { hash, cookie } = newSession(secret);
  const expiresAt = await sessions.open(hash);
  reply.setCookie(cookie);
  return { expiresAt };
});

function minutes(seconds: number): string {
  const whole = Math.ceil(seconds / 60);
  return whole === 1 ? '1 minute' : `${whole} minutes`;
}
