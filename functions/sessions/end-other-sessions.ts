import { endOtherSessions } from '#shared/api/sessions.ts';
import { handle } from '../lib/http/handle.ts';
import * as sessions from '../lib/store/sessions.ts';

export const handler = handle(endOtherSessions, ({ session }) => sessions.closeOthers(session.hash));
