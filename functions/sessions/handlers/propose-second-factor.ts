import { proposeSecondFactor } from '#shared/api/sessions.ts';
import { newSecret, secretFor } from '../../platform/access/second-factor.ts';
import * as secondFactor from '../../platform/access/second-factor-store.ts';
import { conflict } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';

export const handler = handle(proposeSecondFactor, async () => {
  const secret = newSecret();
  if (!(await secondFactor.propose(secret))) throw conflict('Sign-in codes are already on.');
  return secretFor(secret);
});
