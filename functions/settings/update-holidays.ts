import { updateHolidays } from '#shared/api/settings.ts';
import { stale } from '../lib/errors.ts';
import { handle } from '../lib/http/handle.ts';
import * as settings from '../lib/store/settings.ts';

export const handler = handle(updateHolidays, async ({ body, expected }) => {
  const changed = await settings.replace('HOLIDAYS', body, expected);
  if (!changed)
    throw stale('The holidays were changed since they were read. Read them again before changing them.');
  return changed;
});
