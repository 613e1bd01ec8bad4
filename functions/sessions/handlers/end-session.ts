import { endSession } from '#shared/api/sessions.ts';
import { clearedCookie } from '../../platform/access/owner-session.ts';
import { handle } from '../../platform/http/handle.ts';
import * as sessions from '../store.ts';

export const handler = handle(endSession, async ({ session }, reply) => {
  await sessions.close(session.hash);
  reply.setCookie(clearedCookie);
});
