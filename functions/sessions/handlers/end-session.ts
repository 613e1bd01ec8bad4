import { endSession } from '#shared/api/sessions.ts';
import { clearedSessionCookie } from '../../platform/access/session-cookies.ts';
import { handle } from '../../platform/http/handle.ts';
import * as sessions from '../store.ts';

export const handler = handle(endSession, async ({ session }, reply) => {
  await sessions.close(session.hash);
  reply.setCookie(clearedSessionCookie('admin'));
});
