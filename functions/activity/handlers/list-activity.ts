import { listActivity } from '#shared/api/activity.ts';
import { handle } from '../../platform/http/handle.ts';
import * as activity from '../store.ts';

export const handler = handle(listActivity, ({ page }) => activity.list(page));
