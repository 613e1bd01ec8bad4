import { authorize } from '../lib/event/authorize.ts';
import { cameThroughEdge } from '../lib/origin.ts';
import { passwordWarning } from '../lib/password-warning.ts';
import { adminSecret } from '../lib/secrets.ts';
import { type SessionContext, verifySession } from '../lib/session.ts';
import * as sessions from '../lib/store/sessions.ts';

/**
 * Lets the owner through to the `admin` routes, from the site alone. The cookie's signature is checked before the table
 * is asked, so a forgery costs no read.
 */
export const handler = authorize<SessionContext>(async (event, cookies) => {
  if (!cameThroughEdge(event)) return undefined;
  const secret = await adminSecret();
  const hash = verifySession(cookies, secret);
  const session = hash && (await sessions.use(hash));
  if (!session) return undefined;
  const { expiresAt, provenAt } = session;
  return { hash, expiresAt, ...(provenAt && { provenAt }), ...passwordWarning(secret) };
});
