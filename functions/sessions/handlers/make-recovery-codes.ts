import { makeRecoveryCodes } from '#shared/api/sessions.ts';
import { newRecoveryCodes } from '../../platform/access/recovery-codes.ts';
import * as secondFactor from '../../platform/access/second-factor-store.ts';
import { conflict } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';

export const handler = handle(makeRecoveryCodes, async ({ expected }) => {
  const factor = await secondFactor.find();
  if (!factor) throw conflict('Turn on sign-in codes first, then make recovery codes.');
  const { recoveryVersion } = factor;
  const { codes: recoveryCodes, hashes } = newRecoveryCodes();
  const isStale = expected !== undefined && expected !== recoveryVersion;
  if (isStale || !(await secondFactor.replaceRecovery(hashes, recoveryVersion)))
    throw conflict(
      'New recovery codes were created in another tab. Keep those, or reload to make a new set.',
    );
  return { recoveryCodes };
});
