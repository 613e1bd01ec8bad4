import { getSession } from '#shared/api/sessions.ts';
import { handle } from '../../platform/http/handle.ts';

export const handler = handle(getSession, ({ session }) => session);
