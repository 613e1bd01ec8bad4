import { updateReplyTemplates } from '#shared/api/settings.ts';
import { stale } from '../lib/errors.ts';
import { handle } from '../lib/http/handle.ts';
import * as settings from '../lib/store/settings.ts';

export const handler = handle(updateReplyTemplates, async ({ body, expected }) => {
  const changed = await settings.replace('REPLY_TEMPLATES', body, expected);
  if (!changed)
    throw stale('The templates were changed since they were read. Read them again before changing them.');
  return changed;
});
