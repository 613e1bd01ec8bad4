import { getSecondFactor } from '#shared/api/sessions.ts';
import * as secondFactor from '../../platform/access/second-factor-store.ts';
import { handle } from '../../platform/http/handle.ts';

export const handler = handle(getSecondFactor, async () => {
  const factor = await secondFactor.find();
  return factor ? { enrolledAt: factor.enrolledAt, recoveryCodesLeft: factor.recovery.length } : {};
});
