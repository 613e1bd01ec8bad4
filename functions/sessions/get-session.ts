import { getSession } from '#shared/api/sessions.ts';
import { handle } from '../lib/http/handle.ts';
import { passwordWarning } from '../lib/password-warning.ts';
import { adminSecret } from '../lib/secrets.ts';

export const handler = handle(getSession, async ({ session }) => ({
  expiresAt: session.expiresAt,
  ...passwordWarning(await adminSecret()),
}));
