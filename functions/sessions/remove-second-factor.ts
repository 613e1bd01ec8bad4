import { removeSecondFactor } from '#shared/api/sessions.ts';
import { handleProven } from '../lib/http/handle-proven.ts';
import * as secondFactor from '../lib/store/second-factor.ts';

export const handler = handleProven(removeSecondFactor, async () => {
  await secondFactor.remove();
});
