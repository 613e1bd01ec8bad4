import { proveSession } from '#shared/api/sessions.ts';
import { conflict } from '../lib/errors.ts';
import { handle } from '../lib/http/handle.ts';
import { requireCode } from '../lib/http/require-code.ts';
import * as secondFactor from '../lib/store/second-factor.ts';
import * as sessions from '../lib/store/sessions.ts';

export const handler = handle(proveSession, async ({ body, session, address }) => {
  const factor = await secondFactor.find();
  if (!factor) throw conflict('No second factor is enrolled: nothing asks for a code.');
  await requireCode(factor, { code: body.code, address, session: session.hash }, 403);
  await sessions.prove(session.hash);
});
