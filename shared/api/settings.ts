import { Settings, SettingsInput } from '../domain/settings/settings.ts';
import { endpoint } from './endpoint.ts';

export const getSettings = endpoint('GET /admin/settings', {
  auth: 'admin',
  summary: 'The days on which no enquiry is answered, in order, and the texts that replies begin with.',
  response: Settings,
});

export const updateSettings = endpoint('PUT /admin/settings', {
  auth: 'admin',
  summary: 'Replace the days on which no enquiry is answered, and the texts that replies begin with.',
  body: SettingsInput,
  response: Settings,
  conditional: true,
});
