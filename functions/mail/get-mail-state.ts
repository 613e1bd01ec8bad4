import { getMailState } from '#shared/api/mail.ts';
import { handle } from '../lib/http/handle.ts';
import { countWaiting } from '../lib/mail/count-waiting.ts';

const most = 1000;

export const handler = handle(getMailState, async () => ({
  missing: [
    ...(process.env.MAIL_FROM ? [] : (['mailDomain'] as const)),
    ...(process.env.MAIL_OWNER ? [] : (['ownerEmail'] as const)),
  ],
  waiting: await countWaiting(most),
}));
