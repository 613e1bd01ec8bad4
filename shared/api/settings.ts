import { Settings, SettingsInput } from '../domain/settings/settings.ts';
import type { Endpoint } from './endpoint.ts';

export const getSettings = {
  route: 'GET /admin/settings',
  auth: 'admin',
  summary: 'Returns the holidays, sorted by date, and the reply templates.',
  response: Settings,
} as const satisfies Endpoint;

export const updateSettings = {
  route: 'PUT /admin/settings',
  auth: 'admin',
  summary: 'Replaces the holidays and the reply templates.',
  body: SettingsInput,
  response: Settings,
  conditional: true,
} as const satisfies Endpoint;
