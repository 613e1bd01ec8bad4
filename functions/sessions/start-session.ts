import { startSession } from '#shared/api/sessions.ts';
import { unauthorized } from '../lib/http/errors.ts';
import { handle } from '../lib/http/handle.ts';
import { adminSecret } from '../lib/secrets.ts';
import { isSamePassword, newSession } from '../lib/session.ts';
import * as sessions from '../lib/store/sessions.ts';

export const handler = handle(startSession, async ({ body }, reply) => {
  const secret = await adminSecret();
  if (!isSamePassword(body.password, secret)) throw unauthorized('Incorrect Password. Please try again.');

  const { hash, cookie } = newSession(secret);
  const expiresAt = await sessions.open(hash);
  reply.setCookie(cookie);
  return { expiresAt };
});
