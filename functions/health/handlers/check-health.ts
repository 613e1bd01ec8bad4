import { checkHealth } from '#shared/api/health.ts';
import { handle } from '../../platform/http/handle.ts';

export const handler = handle(checkHealth, () => ({ status: 'ok' as const }));
