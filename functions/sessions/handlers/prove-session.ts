import { proveSession } from '#shared/api/sessions.ts';
import * as secondFactor from '../../platform/access/second-factor-store.ts';
import { conflict } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import { requireCode } from '../../platform/http/require-code.ts';
import * as sessions from '../store.ts';

export const handler = handle(proveSession, async ({ body, session, address }) => {
  const factor = await secondFactor.find();
  if (!factor) throw conflict('Sign-in codes are off, so no code is needed.');
  await requireCode(factor, { code: body.code, address, session: session.hash }, 403);
  await sessions.prove(session.hash);
});
