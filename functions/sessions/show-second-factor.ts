import { showSecondFactor } from '#shared/api/sessions.ts';
import { notFound } from '../lib/errors.ts';
import { handle } from '../lib/http/handle.ts';
import { secretFor } from '../lib/second-factor.ts';
import * as secondFactor from '../lib/store/second-factor.ts';

export const handler = handle(showSecondFactor, async () => {
  const factor = await secondFactor.find();
  if (!factor) throw notFound('No second factor is enrolled.');
  return secretFor(factor.secret);
});
