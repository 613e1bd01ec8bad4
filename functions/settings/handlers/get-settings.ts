import { getSettings } from '#shared/api/settings.ts';
import { handle } from '../../platform/http/handle.ts';
import * as settings from '../store.ts';

export const handler = handle(getSettings, () => settings.get());
