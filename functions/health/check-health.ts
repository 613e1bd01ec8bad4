import { checkHealth } from '#shared/api/health.ts';
import { handle } from '../lib/http/handle.ts';

export const handler = handle(checkHealth, () => ({ status: 'ok' as const }));
