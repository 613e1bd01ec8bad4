import { enrolSecondFactor } from '#shared/api/sessions.ts';
import { newRecoveryCodes } from '../../platform/access/recovery-codes.ts';
import { stepOf } from '../../platform/access/second-factor.ts';
import * as secondFactor from '../../platform/access/second-factor-store.ts';
import { conflict, invalid } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import * as sessions from '../store.ts';

export const handler = handle(enrolSecondFactor, async ({ body, session }) => {
  const proposed = await secondFactor.findProposed();
  if (!proposed) throw conflict('The setup has expired. Please start again.');
  const step = stepOf(proposed, body.code);
  if (step === undefined) {
    const message =
      'That isn’t your app’s current code. If a new code fails too, set your phone’s clock to automatic: codes depend on the exact time.';
    throw invalid(message, [{ field: 'code', message }]);
  }
  const enrolledAt = new Date().toISOString();
  const { codes: recoveryCodes, hashes: recovery } = newRecoveryCodes();
  if (!(await secondFactor.enrol({ secret: proposed, enrolledAt, recovery }, step)))
    throw conflict('Setup was restarted elsewhere. Please start again.');
  await sessions.prove(session.hash);
  // The other sessions are closed, because they were started without a code.
  await sessions.closeOthers(session.hash);
  return { enrolledAt, recoveryCodes };
});
