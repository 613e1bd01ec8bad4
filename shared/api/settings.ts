import { Settings, SettingsInput } from '../domain/settings/settings.ts';
import type { Endpoint } from './endpoint.ts';

export const getSettings = {
  route: 'GET /admin/settings',
  auth: 'admin',
  summary: 'Read the days on which no enquiry is answered, in order, and the texts that replies begin with.',
  response: Settings,
} as const satisfies Endpoint;

export const updateSettings = {
  route: 'PUT /admin/settings',
  auth: 'admin',
  summary: 'Replace the days on which no enquiry is answered, and the texts that replies begin with.',
  body: SettingsInput,
  response: Settings,
  conditional: true,
} as const satisfies Endpoint;
