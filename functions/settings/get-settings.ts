import { getSettings } from '#shared/api/settings.ts';
import { handle } from '../lib/http/handle.ts';
import * as settings from '../lib/store/settings.ts';

export const handler = handle(getSettings, () => settings.get());
