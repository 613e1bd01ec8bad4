import { watchedRoutes } from '#shared/domain/sessions/owner-access.ts';
import { type OwnerSession, passwordWarning, verifyOwnerSession } from '../../platform/access/sessions.ts';
import { authorize } from '../../platform/authorize.ts';
import { cameThroughEdge } from '../../platform/http/require-edge.ts';
import { adminSecret } from '../../platform/secrets.ts';
import * as sessions from '../store.ts';

/**
 * Lets the owner's session through to the `admin` routes if the request came through CloudFront. The cookie's signature is
 * checked before the table is read, so a forgery costs no read.
 */
export const handler = authorize<OwnerSession>(async (event, cookies) => {
  if (!cameThroughEdge(event)) return undefined;
  const secret = await adminSecret();
  const hash = verifyOwnerSession(cookies, secret);
  const find = watchedRoutes.includes(event.routeKey) ? sessions.see : sessions.use;
  const session = hash && (await find(hash));
  if (!session) return undefined;
  const { expiresAt, provenAt } = session;
  return { hash, expiresAt, ...(provenAt && { provenAt }), ...passwordWarning(secret) };
});
