import { ActivityEntry } from '../domain/activity/activity.ts';
import type { Endpoint } from './endpoint.ts';

export const listActivity = {
  route: 'GET /admin/activity',
  auth: 'admin',
  summary: "Lists the admin's changes and exports, newest first.",
  response: ActivityEntry,
  list: 50,
} as const satisfies Endpoint;
