import { listActivity } from '#shared/api/activity.ts';
import { handle } from '../lib/http/handle.ts';
import * as activity from '../lib/store/activity.ts';

export const handler = handle(listActivity, ({ page }) => activity.list(page));
