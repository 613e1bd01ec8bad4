import { showSecondFactor } from '#shared/api/sessions.ts';
import { notFound } from '../lib/errors.ts';
import { handleProven } from '../lib/http/handle-proven.ts';
import { secretFor } from '../lib/second-factor.ts';
import * as secondFactor from '../lib/store/second-factor.ts';

export const handler = handleProven(showSecondFactor, async () => {
  const factor = await secondFactor.find();
  if (!factor) throw notFound('No second factor is enrolled.');
  return secretFor(factor.secret);
});
