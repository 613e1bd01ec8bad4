import { ActivityEntry } from '../domain/activity/activity.ts';
import { endpoint } from './endpoint.ts';

export const listActivity = endpoint('GET /admin/activity', {
  auth: 'admin',
  summary: 'List the changes that the owner has asked for, newest first.',
  response: ActivityEntry,
  list: 50,
});
