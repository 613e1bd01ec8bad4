import { endOtherSessions } from '#shared/api/sessions.ts';
import { handle } from '../../platform/http/handle.ts';
import * as sessions from '../store.ts';

export const handler = handle(endOtherSessions, ({ session }) => sessions.closeOthers(session.hash));
