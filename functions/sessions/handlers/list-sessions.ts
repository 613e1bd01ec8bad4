import { listSessions } from '#shared/api/sessions.ts';
import { handle } from '../../platform/http/handle.ts';
import * as sessions from '../store.ts';

export const handler = handle(listSessions, async ({ session: { hash } }) => {
  const live = await sessions.live();
  const listed = live.map((session) => ({ ...session, isThis: session.hash === hash }));
  return { sessions: listed.toSorted((a, b) => Number(b.isThis) - Number(a.isThis)) };
});
