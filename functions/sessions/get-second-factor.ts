import { getSecondFactor } from '#shared/api/sessions.ts';
import { handle } from '../lib/http/handle.ts';
import * as secondFactor from '../lib/store/second-factor.ts';

export const handler = handle(getSecondFactor, async () => (await secondFactor.find()) ?? {});
