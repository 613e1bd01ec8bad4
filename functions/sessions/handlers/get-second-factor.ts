import { getSecondFactor } from '#shared/api/sessions.ts';
import * as secondFactor from '../../platform/access/second-factor-store.ts';
import { handle } from '../../platform/http/handle.ts';

export const handler = handle(getSecondFactor, async () => {
  const factor = await secondFactor.find();
  if (!factor) return {};
  const { enrolledAt, recovery, recoveryVersion } = factor;
  return { enrolledAt, recoveryCodesLeft: recovery.length, recoveryVersion };
});
