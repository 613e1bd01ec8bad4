import { enrolSecondFactor } from '#shared/api/sessions.ts';
import { conflict, invalid } from '../lib/errors.ts';
import { handle } from '../lib/http/handle.ts';
import { stepOf } from '../lib/second-factor.ts';
import * as secondFactor from '../lib/store/second-factor.ts';
import * as sessions from '../lib/store/sessions.ts';

export const handler = handle(enrolSecondFactor, async ({ body, session }) => {
  const proposed = await secondFactor.findProposed();
  if (!proposed) throw conflict('There is no proposed secret: begin again.');
  const step = stepOf(proposed, body.code);
  if (step === undefined) {
    const message = 'This is not the code that the app shows for this secret now.';
    throw invalid(message, [{ field: 'code', message }]);
  }
  const enrolledAt = new Date().toISOString();
  if (!(await secondFactor.enrol(proposed, step, enrolledAt)))
    throw conflict('There is another proposed secret by now: begin again.');
  await sessions.prove(session.hash);
  // They began without a code.
  await sessions.closeOthers(session.hash);
  return { enrolledAt };
});
