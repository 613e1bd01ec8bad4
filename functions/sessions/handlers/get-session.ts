import { getSession } from '#shared/api/sessions.ts';
import { handle } from '../../platform/http/handle.ts';

/** Answers what the authorizer found out; fields of the context that the contract does not name stay here. */
export const handler = handle(getSession, ({ session }) => session);
