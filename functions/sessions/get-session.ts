import { getSession } from '#shared/api/sessions.ts';
import { handle } from '../lib/http/handle.ts';

export const handler = handle(getSession, ({ session }) => ({ expiresAt: session.expiresAt }));
