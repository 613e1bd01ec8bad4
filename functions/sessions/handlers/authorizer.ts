import { polledRoutes } from '#shared/domain/sessions/admin-access.ts';
import { type AdminSession, passwordWarning, verifyAdminSession } from '../../platform/access/sessions.ts';
import { authorize } from '../../platform/authorize.ts';
import { cameThroughEdge } from '../../platform/http/require-edge.ts';
import { adminSecret } from '../../platform/secrets.ts';
import * as sessions from '../store.ts';

/**
 * Admits only requests that came through CloudFront. The cookie's signature is checked first, so that a forged cookie
 * doesn't cause a read.
 */
export const handler = authorize<AdminSession>(async (event, cookies) => {
  if (!cameThroughEdge(event)) return undefined;
  const secret = await adminSecret();
  const hash = verifyAdminSession(cookies, secret);
  const find = polledRoutes.includes(event.routeKey) ? sessions.see : sessions.use;
  const session = hash && (await find(hash));
  if (!session) return undefined;
  const { expiresAt, codeEnteredAt } = session;
  return { hash, expiresAt, ...(codeEnteredAt && { codeEnteredAt }), ...passwordWarning(secret) };
});
