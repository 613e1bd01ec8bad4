import { getMailState } from '#shared/api/mail.ts';
import { handle } from '../../platform/http/handle.ts';
import { countWaiting } from '../count-waiting.ts';
import { mailSettings, ownerAddress } from '../settings.ts';

const most = 1000;

export const handler = handle(getMailState, async () => ({
  missing: [
    ...(mailSettings() ? [] : (['mailDomain'] as const)),
    ...(ownerAddress() ? [] : (['ownerEmail'] as const)),
  ],
  waiting: await countWaiting(most),
}));
