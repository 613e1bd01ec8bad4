import { getSession } from '#shared/api/sessions.ts';
import { handle } from '../../platform/http/handle.ts';

/** Answers with the session that the authorizer found; `handle` leaves out the fields that the contract does not name. */
export const handler = handle(getSession, ({ session }) => session);
