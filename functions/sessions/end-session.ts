import { endSession } from '#shared/api/sessions.ts';
import { handle } from '../lib/http/handle.ts';
import { clearedCookie } from '../lib/session.ts';
import * as sessions from '../lib/store/sessions.ts';

export const handler = handle(endSession, async ({ session }, reply) => {
  await sessions.close(session.hash);
  reply.setCookie(clearedCookie);
});
