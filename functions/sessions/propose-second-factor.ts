import { proposeSecondFactor } from '#shared/api/sessions.ts';
import { conflict } from '../lib/errors.ts';
import { handle } from '../lib/http/handle.ts';
import { newSecret, secretFor } from '../lib/second-factor.ts';
import * as secondFactor from '../lib/store/second-factor.ts';

export const handler = handle(proposeSecondFactor, async () => {
  const secret = newSecret();
  if (!(await secondFactor.propose(secret))) throw conflict('A second factor is enrolled already.');
  return secretFor(secret);
});
