import { makeRecoveryCodes } from '#shared/api/sessions.ts';
import { newRecoveryCodes } from '../../platform/access/recovery-codes.ts';
import * as secondFactor from '../../platform/access/second-factor-store.ts';
import { conflict } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';

export const handler = handle(makeRecoveryCodes, async () => {
  const { codes: recoveryCodes, hashes } = newRecoveryCodes();
  if (!(await secondFactor.replaceRecovery(hashes)))
    throw conflict('No second factor is enrolled: there is nothing to recover.');
  return { recoveryCodes };
});
